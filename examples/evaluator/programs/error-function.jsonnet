// A function is no value of JSON.
{ list: [{ call: function(x) x }] }
