// Prints the table of renderer/dialects/src/swarender/dialects/GoChars.scala: which code points from U+0080 on Go's package unicode
// calls letters or numbers, and which others printable.
package main

import (
	"fmt"
	"unicode"
)

func main() {
	text, class, last := "", -1, 0x80
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		c := 0
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			c = 2
		} else if unicode.IsPrint(r) {
			c = 1
		}
		if c != class {
			// Five bits a digit, the lowest first; 32 is added where another digit follows.
			n := (int(r)-last)*3 + c
			for n > 31 {
				text += string(rune('0' + 32 + n&31))
				n >>= 5
			}
			text += string(rune('0' + n))
			class, last = c, int(r)
		}
	}
	fmt.Printf("    // Unicode %s\n", unicode.Version)
	for i := 0; i < len(text); i += 100 {
		end := " +"
		if i+100 >= len(text) {
			end = ""
		}
		fmt.Printf("      \"\"\"%s\"\"\"%s\n", text[i:min(i+100, len(text))], end)
	}
}
