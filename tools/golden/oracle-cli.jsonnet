// The documents themselves, one output file each, named by position: the command prints them in its own form.
// cases: as in oracle.jsonnet; the arguments are not used.
function(profile, cases)
  local all = std.parseJson(cases);
  { [std.toString(i)]: std.parseJson(all[i].input) for i in std.range(0, std.length(all) - 1) }
