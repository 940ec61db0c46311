<?php
// php-yaml. Argument: the file of cases. Prints the name of each case that is read otherwise than it was meant, a tab and what happened.
// A key that is an integer is one to PHP with and without quotes, in JSON too, and an empty object is an empty array.
ini_set('precision', '17');

function same(mixed $got, mixed $meant): bool
{
    if (is_array($meant)) {
        if (!is_array($got) || array_keys($got) !== array_keys($meant)) {
            return false;
        }
        foreach ($meant as $key => $value) {
            if (!same($got[$key], $value)) {
                return false;
            }
        }
        return true;
    }
    if (is_int($meant) || is_float($meant)) {
        return (is_int($got) || is_float($got)) && pack('d', $got) === pack('d', $meant);
    }
    return $got === $meant;
}

$refused = '';
set_error_handler(function (int $level, string $message) use (&$refused): bool {
    $refused = $message;
    return true;
});
$cases = fopen($argv[1], 'r');
while (($line = fgets($cases)) !== false) {
    $case = json_decode($line, true, 100000, JSON_THROW_ON_ERROR);
    $refused = '';
    $got = yaml_parse($case['text'], -1);
    if ($refused === '' && same($got, $case['documents'])) {
        continue;
    }
    $what = $refused !== '' ? $refused : json_encode($got, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR);
    echo $case['name'], "\t", str_replace("\n", ' ', $what), "\n";
}
