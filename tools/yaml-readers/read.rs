//! The readers in Rust. Arguments: `serde_yaml` or `saphyr`, and the file of cases. Prints the name of each case that is read
//! otherwise than it was meant, a tab and what happened.

use std::io::{BufRead, BufReader, BufWriter, Write};

use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde::Deserialize;
use serde_json::Value as Json;

fn same_number(got: f64, meant: &serde_json::Number) -> bool {
    meant.as_f64().is_some_and(|m| got == m && got.is_sign_negative() == m.is_sign_negative())
}

fn same_serde(got: &serde_yaml::Value, meant: &Json) -> bool {
    use serde_yaml::Value::*;
    match (got, meant) {
        (Null, Json::Null) => true,
        (Bool(g), Json::Bool(m)) => g == m,
        (Number(g), Json::Number(m)) => same_number(g.as_f64().unwrap(), m),
        (String(g), Json::String(m)) => g == m,
        (Sequence(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_serde(g, m)),
        (Mapping(g), Json::Object(m)) => {
            g.len() == m.len() && g.iter().all(|(k, v)| k.as_str().and_then(|k| m.get(k)).is_some_and(|m| same_serde(v, m)))
        }
        _ => false,
    }
}

fn same_saphyr(got: &Yaml, meant: &Json) -> bool {
    match (got, meant) {
        (Yaml::Value(Scalar::Null), Json::Null) => true,
        (Yaml::Value(Scalar::Boolean(g)), Json::Bool(m)) => g == m,
        (Yaml::Value(Scalar::Integer(g)), Json::Number(m)) => same_number(*g as f64, m),
        (Yaml::Value(Scalar::FloatingPoint(g)), Json::Number(m)) => same_number(g.into_inner(), m),
        (Yaml::Value(Scalar::String(g)), Json::String(m)) => g == m,
        (Yaml::Sequence(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_saphyr(g, m)),
        (Yaml::Mapping(g), Json::Object(m)) => {
            g.len() == m.len() && g.iter().all(|(k, v)| k.as_str().and_then(|k| m.get(k)).is_some_and(|m| same_saphyr(v, m)))
        }
        _ => false,
    }
}

/// Nothing if the documents in `text` are those that are meant, else what they are.
fn difference(reader: &str, text: &str, meant: &[Json]) -> Option<String> {
    if reader == "serde_yaml" {
        let all: Result<Vec<_>, _> = serde_yaml::Deserializer::from_str(text).map(serde_yaml::Value::deserialize).collect();
        match all {
            Err(e) => Some(e.to_string()),
            Ok(got) => (got.len() != meant.len() || !got.iter().zip(meant).all(|(g, m)| same_serde(g, m))).then(|| format!("{got:?}")),
        }
    } else {
        match Yaml::load_from_str(text) {
            Err(e) => Some(e.to_string()),
            Ok(got) => (got.len() != meant.len() || !got.iter().zip(meant).all(|(g, m)| same_saphyr(g, m))).then(|| format!("{got:?}")),
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let mut out = BufWriter::new(std::io::stdout());
    for line in BufReader::new(std::fs::File::open(&arguments[2]).unwrap()).lines() {
        let case: Json = serde_json::from_str(&line.unwrap()).unwrap();
        let meant = case["documents"].as_array().unwrap();
        if let Some(what) = difference(&arguments[1], case["text"].as_str().unwrap(), meant) {
            writeln!(out, "{}\t{}", case["name"].as_str().unwrap(), what.replace('\n', " ")).unwrap();
        }
    }
}
