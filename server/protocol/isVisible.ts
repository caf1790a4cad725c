/** An emoji of several parts, in which invisible characters join, color or tag what is visible. */
const EMOJI =
  /[\d#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]+\u{E007F}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*/gu;

/** Control and format characters, halves of surrogate pairs, unassigned ones, and those that show nothing: fillers, and an empty braille pattern. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A mark that has nothing to stand on. */
const LONE_MARK = /^\p{M}/u;

/** Whether everything in a name can be seen, and there is something to see. */
export function isVisible(name: string): boolean {
  const rest = name.replace(EMOJI, 'e');
  return rest.trim() !== '' && !INVISIBLE.test(rest) && !LONE_MARK.test(rest.trimStart());
}
