// go.yaml.in/yaml/v4 or sigs.k8s.io/yaml. Arguments: `v4` or `sigs`, and the file of cases. Prints the name of each case that is
// read otherwise than it was meant, a tab and what happened.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	v4 "go.yaml.in/yaml/v4"
	sigs "sigs.k8s.io/yaml"
)

type testCase struct {
	Name      string
	Text      string
	Documents []any
}

func readV4(text string) (all []any, err error) {
	decoder := v4.NewDecoder(strings.NewReader(text))
	for {
		var document any
		err = decoder.Decode(&document)
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		all = append(all, document)
	}
}

// The package reads one document: each is given to it on its own, as the streams of Kubernetes are.
func readSigs(text string) (all []any, err error) {
	if strings.HasSuffix(text, "\n...\n") {
		text = strings.TrimSuffix(text, "...\n")
	}
	parts := strings.Split("\n"+text, "\n---\n")[1:]
	for i, part := range parts {
		if i < len(parts)-1 {
			part += "\n"
		}
		converted, err := sigs.YAMLToJSONStrict([]byte(part))
		if err != nil {
			return nil, err
		}
		var document any
		if err := json.Unmarshal(converted, &document); err != nil {
			return nil, err
		}
		all = append(all, document)
	}
	return all, nil
}

func number(v any) (float64, bool) {
	switch n := v.(type) {
	case int:
		return float64(n), true
	case int64:
		return float64(n), true
	case uint64:
		return float64(n), true
	case float64:
		return n, true
	}
	return 0, false
}

func same(got, meant any) bool {
	switch m := meant.(type) {
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(m) {
			return false
		}
		for i := range m {
			if !same(g[i], m[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok || len(g) != len(m) {
			return false
		}
		for k := range m {
			if v, ok := g[k]; !ok || !same(v, m[k]) {
				return false
			}
		}
		return true
	case float64:
		g, ok := number(got)
		return ok && g == m && math.Signbit(g) == math.Signbit(m)
	default:
		return got == meant
	}
}

func main() {
	read := readV4
	if os.Args[1] == "sigs" {
		read = readSigs
	}
	file, err := os.Open(os.Args[2])
	if err != nil {
		panic(err)
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	lines := bufio.NewScanner(file)
	lines.Buffer(make([]byte, 1<<20), 1<<26)
	for lines.Scan() {
		var c testCase
		if err := json.NewDecoder(bytes.NewReader(lines.Bytes())).Decode(&c); err != nil {
			panic(err)
		}
		got, err := read(c.Text)
		if err == nil && same(any(got), any(c.Documents)) {
			continue
		}
		if err != nil {
			fmt.Fprintf(out, "%s\t%s\n", c.Name, strings.ReplaceAll(err.Error(), "\n", " "))
		} else {
			text, _ := json.Marshal(got)
			fmt.Fprintf(out, "%s\t%s\n", c.Name, text)
		}
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
