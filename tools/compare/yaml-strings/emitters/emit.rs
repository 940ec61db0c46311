//! serde_yaml. Argument: the file of strings. Prints a case for each string: how it writes the document of that string.

use serde_json::json;

fn main() {
    let strings: Vec<String> = serde_json::from_reader(std::fs::File::open(std::env::args().nth(1).unwrap()).unwrap()).unwrap();
    for (i, s) in strings.iter().enumerate() {
        let document = json!({"a": s, "b": [s], "c": {s: s}});
        let case = match serde_yaml::to_string(&document) {
            Ok(text) => json!({"name": i.to_string(), "text": text, "documents": [document]}),
            Err(error) => json!({"name": i.to_string(), "error": error.to_string()}),
        };
        println!("{case}");
    }
}
