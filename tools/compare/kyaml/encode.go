// Reads a line of JSON for each document, encodes it as KYAML and compares that with the line's own KYAML.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"sigs.k8s.io/yaml/kyaml"
)

type document struct {
	Document                  any
	Yaml, Kyaml, KyamlCompact string
}

// White space of controls and beyond ASCII at the start of a line: the package writes a backslash, and then the escape of that char,
// which is another text.
var lost = regexp.MustCompile(`(^|\n)[\x0b\x0c\r\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]`)

// Whether a text in the value has such a line.
func isLost(value any) bool {
	switch v := value.(type) {
	case string:
		return strings.Contains(v, "\n") && lost.MatchString(v)
	case []any:
		return slices.ContainsFunc(v, isLost)
	case map[string]any:
		for _, member := range v {
			if isLost(member) {
				return true
			}
		}
	}
	return false
}

func encode(text string, compact bool) string {
	var out bytes.Buffer
	if err := (&kyaml.Encoder{Compact: compact}).FromYAML(strings.NewReader(text), &out); err != nil {
		return err.Error()
	}
	return out.String()
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	documents, skipped, wrong := 0, 0, 0
	for {
		line, err := in.ReadBytes('\n')
		if len(line) == 0 && err != nil {
			break
		}
		var d document
		if err := json.Unmarshal(line, &d); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		documents++
		expected := encode(d.Yaml, false)
		if isLost(d.Document) {
			skipped++
		} else if expected != d.Kyaml {
			wrong++
			if wrong < 5 {
				fmt.Printf("kyaml writes\n%s\nnot\n%s\n", expected, d.Kyaml)
			}
		}
		if compact := encode(d.Yaml, true); compact != d.KyamlCompact {
			wrong++
			if wrong < 5 {
				fmt.Printf("kyaml writes\n%s\nnot\n%s\n", compact, d.KyamlCompact)
			}
		}
	}
	fmt.Printf("%d documents, %d of them with text that kyaml loses, %d different\n", documents, skipped, wrong)
	if wrong > 0 || documents == 0 || skipped*4 > documents {
		os.Exit(1)
	}
}
