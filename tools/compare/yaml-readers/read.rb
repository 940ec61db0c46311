# Psych, Ruby's own. Argument: the file of cases. Prints the name of each case that is read otherwise than it was meant, a tab and
# what happened.
require 'json'
require 'psych'

def same(got, meant)
  case meant
  when Numeric
    got.is_a?(Numeric) && got.to_f == meant.to_f && (1 / got.to_f).negative? == (1 / meant.to_f).negative?
  when Array
    got.is_a?(Array) && got.size == meant.size && got.zip(meant).all? { |g, m| same(g, m) }
  when Hash
    got.is_a?(Hash) && got.keys == meant.keys && meant.all? { |k, m| same(got[k], m) }
  else
    got.class == meant.class && got == meant
  end
end

def integer_keys(value)
  case value
  when Array
    value.map { |v| integer_keys(v) }
  when Hash
    value.to_h { |k, v| [k.match?(/\A(0|-?[1-9][0-9]*)\z/) ? k.to_i : k, integer_keys(v)] }
  else
    value
  end
end

File.foreach(ARGV[0], encoding: 'UTF-8') do |line|
  one = JSON.parse(line, max_nesting: false)
  one['documents'] = integer_keys(one['documents']) if one['integerKeys']
  begin
    got = Psych.parse_stream(one['text']).children.map(&:to_ruby)
    next if same(got, one['documents'])
  rescue StandardError => e
    got = e
  end
  puts "#{one['name']}\t#{got.inspect.tr("\n", ' ')}"
end
