// yaml.v3 or goccy/go-yaml. Arguments: `yaml.v3` or `goccy`, and the file of strings. Prints its version, and then a case for each
// string: how it writes the document of that string.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"

	goccy "github.com/goccy/go-yaml"
	v3 "gopkg.in/yaml.v3"
)

var emitters = map[string]struct {
	module string
	write  func(any) ([]byte, error)
}{
	"yaml.v3": {"gopkg.in/yaml.v3", func(v any) ([]byte, error) { return v3.Marshal(v) }},
	"goccy":   {"github.com/goccy/go-yaml", func(v any) ([]byte, error) { return goccy.Marshal(v) }},
}

// What the emitter writes; one that panics refuses the value.
func written(write func(any) ([]byte, error), v any) (text []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return write(v)
}

func main() {
	emitter := emitters[os.Args[1]]
	info, _ := debug.ReadBuildInfo()
	for _, module := range info.Deps {
		if module.Path == emitter.module {
			fmt.Println(module.Version)
		}
	}
	file, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	var all []string
	if err := json.Unmarshal(file, &all); err != nil {
		panic(err)
	}
	out := json.NewEncoder(os.Stdout)
	for i, s := range all {
		document := map[string]any{"a": s, "b": []any{s}, "c": map[string]any{s: s}}
		result := map[string]any{"name": strconv.Itoa(i)}
		if text, err := written(emitter.write, document); err != nil {
			result["error"] = err.Error()
		} else {
			result["text"], result["documents"] = string(text), []any{document}
		}
		if err := out.Encode(result); err != nil {
			panic(err)
		}
	}
}
