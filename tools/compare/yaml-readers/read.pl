# YAML::PP as version 1.1 or 1.2, or YAML::XS. Arguments: `YAML::PP-1.1`, `YAML::PP-1.2` or `YAML::XS`, and the file of cases. Prints the
# name of each case that is read otherwise than it was meant, a tab and what happened. Perl has no keys but strings.
use v5.36;
no warnings 'nonchar';
use B ();
use Cpanel::JSON::XS ();
use JSON::PP ();
use YAML::PP ();
use YAML::XS ();

my ($reader, $cases) = @ARGV;
binmode STDOUT, ':encoding(UTF-8)';
local $YAML::XS::Boolean = 'JSON::PP';

sub documents ($text) {
    if ($reader eq 'YAML::XS') {
        utf8::encode($text);
        return YAML::XS::Load($text);
    }
    my $schema = $reader eq 'YAML::PP-1.1' ? 'YAML1_1' : 'Core';
    return YAML::PP->new(schema => [$schema], boolean => 'JSON::PP')->load_string($text);
}

sub kind ($value) {
    return 'null' unless defined $value;
    return 'boolean' if ref $value eq 'JSON::PP::Boolean';
    return ref $value if ref $value;
    my $flags = B::svref_2object(\$value)->FLAGS;
    return $flags & (B::SVf_IOK | B::SVf_NOK) ? 'number' : 'string';
}

sub bits ($number) { return pack 'd', $number }

sub same ($got, $meant) {
    my $kind = kind($meant);
    return 0 if kind($got) ne $kind;
    return 1 if $kind eq 'null';
    return !$got == !$meant if $kind eq 'boolean';
    return $got eq $meant if $kind eq 'string';
    return bits($got) eq bits($meant) if $kind eq 'number';
    if ($kind eq 'ARRAY') {
        return @$got == @$meant && !grep { !same($got->[$_], $meant->[$_]) } 0 .. $#$meant;
    }
    return keys %$got == keys %$meant && !grep { !exists $got->{$_} || !same($got->{$_}, $meant->{$_}) } keys %$meant;
}

open my $lines, '<:raw', $cases or die $!;
my $json = Cpanel::JSON::XS->new->utf8->max_depth(100_000);
my $shown = Cpanel::JSON::XS->new->ascii->canonical->allow_nonref->allow_blessed->convert_blessed;
while (my $line = <$lines>) {
    my $case = $json->decode($line);
    my $got = eval { [documents($case->{text})] };
    next if $got && same($got, $case->{documents});
    my $what = $got ? $shown->encode($got) : $@;
    say "$case->{name}\t", $what =~ s/\n/ /gr;
}
