/* Strings are copied to bytes up to their first char that is not clean, 16 chars at a time: one
 * below 0x20, above 0x7e or one of some specials. The last 16 chars begin inside those before, and
 * fewer than 16 are two halves that overlap: no loop depends on how many are left.
 */
#include <stdint.h>

typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Units __attribute__((vector_size(16)));
typedef uint64_t Words __attribute__((vector_size(16)));
enum { Width = 16, Half = 8, Quarter = 4 };

#if defined(__SSE2__)
#include <emmintrin.h>
/* The units as bytes; one beyond 0xff becomes 0 or 0xff, neither of which is clean. */
static inline Bytes narrow(Units a, Units b) { return (Bytes)_mm_packus_epi16((__m128i)a, (__m128i)b); }
/* The index of the first byte that is 0xff and not 0, or Width. */
static inline int first(Bytes found) { return __builtin_ctz(_mm_movemask_epi8((__m128i)found) | 1 << Width); }
#elif defined(__aarch64__)
#include <arm_neon.h>
static inline Bytes narrow(Units a, Units b) {
    return (Bytes)vcombine_u8(vqmovn_u16((uint16x8_t)a), vqmovn_u16((uint16x8_t)b));
}
static inline int first(Bytes found) { /* four bits of each byte */
    uint64_t bits = vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16((uint16x8_t)found, 4)), 0);
    return bits ? __builtin_ctzll(bits) / 4 : Width;
}
#else
static inline Bytes narrow(Units a, Units b) {
    Bytes v;
    for (int i = 0; i < Half; i++) v[i] = a[i] > 0xff ? 0xff : a[i];
    for (int i = 0; i < Half; i++) v[Half + i] = b[i] > 0xff ? 0xff : b[i];
    return v;
}
static inline int first(Bytes found) {
    uint64_t low = ((Words)found)[0], high = ((Words)found)[1];
    return low ? __builtin_ctzll(low) / 8 : high ? Half + __builtin_ctzll(high) / 8 : Width;
}
#endif

static inline Bytes each(uint8_t c) { return (Bytes){c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c}; }
static inline Units units(const uint16_t *p) { Units v; __builtin_memcpy(&v, p, sizeof v); return v; }
static inline uint64_t word(const uint16_t *p) { uint64_t v; __builtin_memcpy(&v, p, sizeof v); return v; }

typedef struct { Bytes first, second; const uint8_t *more; int count; } Specials;

static inline int dirty(Bytes v, Specials s) {
    Bytes found = (Bytes)(v - each(0x20) > each(0x7e - 0x20)) | (Bytes)(v == s.first) | (Bytes)(v == s.second);
    for (int i = 0; i < s.count; i++) found |= (Bytes)(v == each(s.more[i]));
    return first(found);
}

/* Of n chars, the first and the last `half` being in one block: what `dirty` has found in it. */
static inline int joined(int k, int half, int n) { return k < half ? k : k < 2 * half ? n - 2 * half + k : n; }

/* Copies the UTF-16 units `[from, from + n)` to the bytes `[to, to + n)`, and returns the index of
 * the first that is not clean, or n. What is in the bytes from that one on is anything.
 */
int swarender_copy_clean(const uint16_t *from, int n, uint8_t *to, const uint8_t *specials, int count) {
    Bytes one = each(count > 0 ? specials[0] : 0), other = each(count > 1 ? specials[1] : 0);
    Specials s = {one, other, specials + 2, count - 2};
    if (n < Quarter) {
        Units few = (Units)(Words){0, 0};
        for (int i = 0; i < n; i++) few[i] = from[i], to[i] = from[i];
        int k = dirty(narrow(few, few), s);
        return k < n ? k : n;
    }
    if (n < Half) {
        Units a = (Units)(Words){word(from), word(from + n - Quarter)};
        Bytes v = narrow(a, a);
        __builtin_memcpy(to, &v, Quarter);
        __builtin_memcpy(to + n - Quarter, (uint8_t *)&v + Quarter, Quarter);
        return joined(dirty(v, s), Quarter, n);
    }
    if (n < Width) {
        Bytes v = narrow(units(from), units(from + n - Half));
        __builtin_memcpy(to, &v, Half);
        __builtin_memcpy(to + n - Half, (uint8_t *)&v + Half, Half);
        return joined(dirty(v, s), Half, n);
    }
    for (int i = 0;; i = i < n - 2 * Width ? i + Width : n - Width) {
        Bytes v = narrow(units(from + i), units(from + i + Half));
        __builtin_memcpy(to + i, &v, Width);
        int k = dirty(v, s);
        if (k < Width || i == n - Width) return i + k;
    }
}
