// yaml-cpp. Argument: the file of cases. Prints the name of each case that is read otherwise than it was meant, a tab and what happened.
// yaml-cpp leaves scalars to the caller: one without quotes is a string here if it can be taken neither for a boolean nor for a number.
#include <cmath>
#include <fstream>
#include <iostream>
#include <regex>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <yaml-cpp/yaml.h>

using Json = nlohmann::json;

bool isText(const YAML::Node &got) {
  bool truth;
  double number;
  long long integer;
  return got.IsScalar() && (got.Tag() == "!" || !(YAML::convert<bool>::decode(got, truth) || YAML::convert<double>::decode(got, number) ||
                                                  YAML::convert<long long>::decode(got, integer)));
}

// A key without quotes is an integer here if it is the decimal text of one, and meant as an integer.
bool isKey(const YAML::Node &got, bool integerKeys) {
  static const std::regex integer("0|-?[1-9][0-9]*");
  return integerKeys && got.IsScalar() && std::regex_match(got.Scalar(), integer) ? got.Tag() == "?" : isText(got);
}

bool same(const YAML::Node &got, const Json &meant, bool integerKeys) {
  if (meant.is_null()) return got.IsNull();
  if (meant.is_string()) return isText(got) && got.Scalar() == meant.get_ref<const std::string &>();
  if (meant.is_boolean()) return got.IsScalar() && got.Tag() == "?" && got.as<bool>() == meant.get<bool>();
  if (meant.is_number()) {
    if (!got.IsScalar() || got.Tag() != "?") return false;
    const double g = got.as<double>(), m = meant.get<double>();
    return g == m && std::signbit(g) == std::signbit(m);
  }
  if (got.size() != meant.size() || (meant.is_array() ? !got.IsSequence() : !got.IsMap())) return false;
  if (meant.is_array()) {
    for (std::size_t i = 0; i < meant.size(); i++)
      if (!same(got[i], meant[i], integerKeys)) return false;
  } else {
    for (const auto &member : got)
      if (!isKey(member.first, integerKeys) || !meant.contains(member.first.Scalar()) ||
          !same(member.second, meant[member.first.Scalar()], integerKeys))
        return false;
  }
  return true;
}

bool same(const std::vector<YAML::Node> &got, const Json &meant, bool integerKeys) {
  if (got.size() != meant.size()) return false;
  for (std::size_t i = 0; i < got.size(); i++)
    if (!same(got[i], meant[i], integerKeys)) return false;
  return true;
}

// One line, in UTF-8 whatever was read.
std::string shown(const std::vector<YAML::Node> &got) {
  Json all = Json::array();
  for (const auto &document : got) all.push_back(YAML::Dump(document));
  return all.dump(-1, ' ', true, Json::error_handler_t::replace);
}

int main(int, char **arguments) {
  std::ifstream cases(arguments[1]);
  for (std::string line; std::getline(cases, line);) {
    const Json one = Json::parse(line);
    std::string what;
    try {
      const auto got = YAML::LoadAll(one["text"].get<std::string>());
      if (same(got, one["documents"], one["integerKeys"].get<bool>())) continue;
      what = shown(got);
    } catch (const std::exception &e) {
      what = e.what();
    }
    std::cout << one["name"].get<std::string>() << '\t' << what << '\n';
  }
}
