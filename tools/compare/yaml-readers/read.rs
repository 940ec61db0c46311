//! The readers in Rust. Arguments: `serde_yaml`, `saphyr`, `serde-saphyr` or `yaml-rust2`, and the file of cases. Prints the name of
//! each case that is read otherwise than it was meant, a tab and what happened.

use std::fmt::{Debug, Display};
use std::io::{BufRead, BufReader, BufWriter, Write};

use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde::Deserialize;
use serde_json::Value as Json;
use yaml_rust2::{Yaml as Rust2, YamlLoader};

fn same_number(got: f64, meant: &serde_json::Number) -> bool {
    meant.as_f64().is_some_and(|m| got == m && got.is_sign_negative() == m.is_sign_negative())
}

/// Whether a key is meant as an integer, in a case with integer keys.
fn is_integer(key: &str) -> bool {
    key.parse::<i64>().is_ok_and(|n| n.to_string() == key)
}

/// The member whose key was read as a string or as an integer.
fn member<'a>(meant: &'a serde_json::Map<String, Json>, text: Option<&str>, integer: Option<i64>, keys: bool) -> Option<&'a Json> {
    match (text, integer) {
        (Some(text), _) if !(keys && is_integer(text)) => meant.get(text),
        (None, Some(n)) if keys => meant.get(&n.to_string()),
        _ => None,
    }
}

fn same_serde(got: &serde_yaml::Value, meant: &Json, keys: bool) -> bool {
    use serde_yaml::Value::*;
    match (got, meant) {
        (Null, Json::Null) => true,
        (Bool(g), Json::Bool(m)) => g == m,
        (Number(g), Json::Number(m)) => same_number(g.as_f64().unwrap(), m),
        (String(g), Json::String(m)) => g == m,
        (Sequence(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_serde(g, m, keys)),
        (Mapping(g), Json::Object(m)) => {
            g.len() == m.len() && g.iter().all(|(k, v)| member(m, k.as_str(), k.as_i64(), keys).is_some_and(|m| same_serde(v, m, keys)))
        }
        _ => false,
    }
}

fn same_saphyr(got: &Yaml, meant: &Json, keys: bool) -> bool {
    match (got, meant) {
        (Yaml::Value(Scalar::Null), Json::Null) => true,
        (Yaml::Value(Scalar::Boolean(g)), Json::Bool(m)) => g == m,
        (Yaml::Value(Scalar::Integer(g)), Json::Number(m)) => same_number(*g as f64, m),
        (Yaml::Value(Scalar::FloatingPoint(g)), Json::Number(m)) => same_number(g.into_inner(), m),
        (Yaml::Value(Scalar::String(g)), Json::String(m)) => g == m,
        (Yaml::Sequence(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_saphyr(g, m, keys)),
        (Yaml::Mapping(g), Json::Object(m)) => {
            g.len() == m.len()
                && g.iter().all(|(k, v)| member(m, k.as_str(), k.as_integer(), keys).is_some_and(|m| same_saphyr(v, m, keys)))
        }
        _ => false,
    }
}

fn same_json(got: &Json, meant: &Json) -> bool {
    match (got, meant) {
        (Json::Number(g), Json::Number(m)) => g.as_f64().is_some_and(|g| same_number(g, m)),
        (Json::Array(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_json(g, m)),
        (Json::Object(g), Json::Object(m)) => g.len() == m.len() && g.iter().all(|(k, v)| m.get(k).is_some_and(|m| same_json(v, m))),
        _ => got == meant,
    }
}

fn same_rust2(got: &Rust2, meant: &Json, keys: bool) -> bool {
    match (got, meant) {
        (Rust2::Null, Json::Null) => true,
        (Rust2::Boolean(g), Json::Bool(m)) => g == m,
        (Rust2::Integer(_) | Rust2::Real(_), Json::Number(m)) => {
            got.as_i64().map(|i| i as f64).or_else(|| got.as_f64()).is_some_and(|g| same_number(g, m))
        }
        (Rust2::String(g), Json::String(m)) => g == m,
        (Rust2::Array(g), Json::Array(m)) => g.len() == m.len() && g.iter().zip(m).all(|(g, m)| same_rust2(g, m, keys)),
        (Rust2::Hash(g), Json::Object(m)) => {
            g.len() == m.len() && g.iter().all(|(k, v)| member(m, k.as_str(), k.as_i64(), keys).is_some_and(|m| same_rust2(v, m, keys)))
        }
        _ => false,
    }
}

/// Nothing if the documents that were read are those that are meant, else what they are.
fn compared<T: Debug, E: Display>(got: Result<Vec<T>, E>, meant: &[Json], same: impl Fn(&T, &Json) -> bool) -> Option<String> {
    match got {
        Err(e) => Some(e.to_string()),
        Ok(got) => (got.len() != meant.len() || !got.iter().zip(meant).all(|(g, m)| same(g, m))).then(|| format!("{got:?}")),
    }
}

fn difference(reader: &str, text: &str, meant: &[Json], keys: bool) -> Option<String> {
    match reader {
        "serde_yaml" => {
            let all: Result<Vec<_>, _> = serde_yaml::Deserializer::from_str(text).map(serde_yaml::Value::deserialize).collect();
            compared(all, meant, |g, m| same_serde(g, m, keys))
        }
        "saphyr" => compared(Yaml::load_from_str(text), meant, |g, m| same_saphyr(g, m, keys)),
        "serde-saphyr" => {
            // It leaves out documents that are null. The keys of JSON are strings.
            let kept: Vec<Json> = meant.iter().filter(|m| !m.is_null()).cloned().collect();
            compared(serde_saphyr::from_multiple::<Json>(text), &kept, same_json)
        }
        "yaml-rust2" => compared(YamlLoader::load_from_str(text), meant, |g, m| same_rust2(g, m, keys)),
        _ => panic!("no reader {reader}"),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let mut out = BufWriter::new(std::io::stdout());
    for line in BufReader::new(std::fs::File::open(&arguments[2]).unwrap()).lines() {
        let case: Json = serde_json::from_str(&line.unwrap()).unwrap();
        let meant = case["documents"].as_array().unwrap();
        if let Some(what) = difference(&arguments[1], case["text"].as_str().unwrap(), meant, case["integerKeys"] == true) {
            writeln!(out, "{}\t{}", case["name"].as_str().unwrap(), what.replace('\n', " ")).unwrap();
        }
    }
}
