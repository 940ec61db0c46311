/* Captures the registers of x86-64 for Scala Native's collectors (Immix and Commix), in place of
 * the header of this name in Scala Native 0.5.10 (nativelib, gc/immix_commix). clang reads this
 * file first: -include FILE.
 *
 * Before a collection, a thread stores the registers that only it knows, for the marker to scan as
 * it scans the stack. Scala Native's own RegistersCapture(RegistersBuffer out) takes the buffer by
 * value and fills a copy: the marker scans what nobody wrote, and an object that only a register
 * holds is freed while it is in use.
 *
 * The System V ABI (AMD64 supplement, 3.2.1) has a function preserve %rbx, %rbp, %r12-%r15 and
 * %rsp, which is no reference. A caller has stored all others on its stack. Windows and other
 * architectures keep Scala Native's header.
 *
 * The linker passes options for C to assembler sources as well: for them the file is empty.
 */
#if defined(__x86_64__) && !defined(_WIN32) && !defined(__ASSEMBLER__)

/* The include guard of Scala Native's header, which therefore has no content. */
#define REGISTERS_CAPTURE_H

typedef struct RegistersBuffer {
    void *preserved[6];
} RegistersBuffer;

/* The collectors pass the buffer itself, so a macro takes its address. %rax may hold it: no
 * function has to preserve %rax.
 */
#define RegistersCapture(out)                                                  \
    __asm__ volatile("movq %%rbx, (%0)\n\t"                                    \
                     "movq %%rbp, 8(%0)\n\t"                                   \
                     "movq %%r12, 16(%0)\n\t"                                  \
                     "movq %%r13, 24(%0)\n\t"                                  \
                     "movq %%r14, 32(%0)\n\t"                                  \
                     "movq %%r15, 40(%0)"                                      \
                     :                                                         \
                     : "a"((out).preserved)                                    \
                     : "memory")

#endif
