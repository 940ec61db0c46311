// The readers in Go. Arguments: which one, and the file of cases. Prints the name of each case that is read otherwise than it was
// meant, a tab and what happened.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"regexp"
	"strings"

	goccy "github.com/goccy/go-yaml"
	v4 "go.yaml.in/yaml/v4"
	v2 "gopkg.in/yaml.v2"
	v3 "gopkg.in/yaml.v3"
	sigs "sigs.k8s.io/yaml"
)

type testCase struct {
	Name        string
	Text        string
	Documents   []any
	IntegerKeys bool
}

type decoder interface{ Decode(v any) error }

func decoded(from func(io.Reader) decoder) func(string) ([]any, error) {
	return func(text string) (all []any, err error) {
		d := from(strings.NewReader(text))
		for {
			var document any
			err = d.Decode(&document)
			if err == io.EOF {
				return all, nil
			}
			if err != nil {
				return nil, err
			}
			all = append(all, document)
		}
	}
}

// Lines end in a line feed, or in CR LF.
var (
	documentStart = regexp.MustCompile(`\n---\r?\n`)
	documentEnd   = regexp.MustCompile(`\n\.\.\.\r?\n$`)
)

// The package reads one document: each is given to it on its own, as the streams of Kubernetes are.
func readSigs(text string) (all []any, err error) {
	text = documentEnd.ReplaceAllString(text, "\n")
	parts := documentStart.Split("\n"+text, -1)[1:]
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

var readers = map[string]func(string) ([]any, error){
	"yaml.v2": decoded(func(r io.Reader) decoder { return v2.NewDecoder(r) }),
	"yaml.v3": decoded(func(r io.Reader) decoder { return v3.NewDecoder(r) }),
	"yaml-v4": decoded(func(r io.Reader) decoder { return v4.NewDecoder(r) }),
	"goccy":   decoded(func(r io.Reader) decoder { return goccy.NewDecoder(r) }),
	"sigs":    readSigs,
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

// What has only strings as keys: JSON, and goccy's maps.
var stringKeys = map[string]bool{"goccy": true, "sigs": true}

var integer = regexp.MustCompile(`^(0|-?[1-9][0-9]*)$`)

// The members of an object: maps whose keys are not all strings have keys of any type, those of yaml.v2 always. With integer keys, a
// key is an integer if and only if its text is one.
func members(v any, integerKeys bool) (map[string]any, bool) {
	switch m := v.(type) {
	case map[string]any:
		for key := range m {
			if integerKeys && integer.MatchString(key) {
				return nil, false
			}
		}
		return m, true
	case map[any]any:
		all := make(map[string]any, len(m))
		for k, value := range m {
			key, isString := k.(string)
			if !isString {
				if _, ok := number(k); !ok {
					return nil, false
				}
				key = fmt.Sprint(k)
			}
			if isString == (integerKeys && integer.MatchString(key)) {
				return nil, false
			}
			all[key] = value
		}
		return all, true
	}
	return nil, false
}

func same(got, meant any, integerKeys bool) bool {
	switch m := meant.(type) {
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(m) {
			return false
		}
		for i := range m {
			if !same(g[i], m[i], integerKeys) {
				return false
			}
		}
		return true
	case map[string]any:
		g, ok := members(got, integerKeys)
		if !ok || len(g) != len(m) {
			return false
		}
		for k := range m {
			if v, ok := g[k]; !ok || !same(v, m[k], integerKeys) {
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

// What the reader made of a text; a reader that panics refuses it.
func outcome(read func(string) ([]any, error), text string) (got []any, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return read(text)
}

func main() {
	read, ok := readers[os.Args[1]]
	if !ok {
		panic("no reader " + os.Args[1])
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
		got, err := outcome(read, c.Text)
		if err == nil && same(any(got), any(c.Documents), c.IntegerKeys && !stringKeys[os.Args[1]]) {
			continue
		}
		if err != nil {
			fmt.Fprintf(out, "%s\t%s\n", c.Name, strings.ReplaceAll(err.Error(), "\n", " "))
		} else {
			fmt.Fprintf(out, "%s\t%q\n", c.Name, fmt.Sprint(got))
		}
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
