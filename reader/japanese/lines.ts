/** Words whose abilities are all lines that follow. */
const GIVES_WHAT_FOLLOWS =
  /^\s*[■►]?\s*(?:ターボラッシュ|ウェーブストライカー|シールド・フォース|メタモーフ|アクセル|ホーリー・フィールド|ノー・チョイス)/u;
/** Words whose effect is the line that follows. */
const USES_WHAT_FOLLOWS =
  /^\s*[■►]?\s*(?:サイレントスキル|スリリング・スリー|O・ドライブ|スペース・チャージ|マーシャル・タッチ|返霊|.*攻撃する(?:かわりに|代わりに)、?.*次の\s*能力を使っても?よい。?\s*$)/u;
/** The effect that it uses follows the brackets on the same line. */
const HAS_ITS_EFFECT = /能力を使う。?[)）]\s*\S/u;
/** 「上の能力」 and 「この呪文の能力」 */
const GIVES_WHAT_STANDS_ABOVE = /^\s*[■►]?\s*(?:サバイバー|ナイト・マジック)/u;
/** Words that are followed by a list of instructions, of which some are chosen. */
const CHOOSES_BELOW =
  /次の(?:うち|中|能力を[0-9０-９]+回)[^。]*(?:選ぶ|選んでもよい|行う)。?\s*(?:[(（][^()（）]*[)）]|同じものを選んでもよい。)?\s*$/u;
const LISTED = /^\s*[►▶▷]/u;
/** A line that ends in brackets is a keyword or a title, and none of a list without marks. */
const IN_BRACKETS = /[(（][^()（）]*[)）]\s*$/u;
/** A title that belongs to the list above it, or a rule of the game in brackets (805.1). */
const ENDS_LIST = /^\s*爆進ダブル[(（]|[(（]ゲーム開始時、サイキック[^()（）]*[)）]\s*$/u;
const RULE_ALONE = /^\s*[(（]ゲーム開始時、サイキック[^()（）]*[)）]\s*$/u;

/** What follows if a card was tapped is the next line. */
const FORT = /^\s*[■►]?\s*フォートE/u;

/** 112.2d. A second optional cost of a card would have another number. */
const DRIVES = /O・ドライブ/gu;
/** What a super shield trigger adds is marked, so that the lines before it are its text. */
const SUPER_TRIGGER = /^\s*[■►]?\s*スーパー・[SＳ]・トリガー\s*[(（]この(?:呪文|クリーチャー)/u;
const ADDED = /^\s*[ox]B/u;
/** Keywords whose line is marked with the sign by which the keyword calls it. */
const MARKED = [
  { title: /^\s*[■►]?\s*スペース・チャージ/u, line: /^\s*q(?![A-Za-z])/u },
  { title: /^\s*[■►]?\s*シールド・フォース\s*[(（].*次の\s*SF能力/u, line: /^\s*SF-/u },
  { title: /^\s*[■►]?\s*ランチャー[EＥ][:：]/u, line: /この呪文を唱えた時に?タップした/u },
] as const;

/** A line that goes on with the sentence before it, or with the cards that the line before it chose. */
const GOES_ON =
  /^\s*(?:そうした(?:場合|ら)|その後|こうして|表向きにしたカード|(?:このターン、?)?(?:その|選んだ|選ばれた)(?:クリーチャー|カード))/u;
/** A bracket that the line leaves open. */
const LEFT_OPEN = /[(（][^()（）]*$/u;
/** What one of several optional costs gives: 「光:…」 */
const OF_CIVILIZATION = /^\s*[■►]?\s*(?:光|水|闇|火|自然)[:：]/u;
const DRIVE = /^\s*[■►]?\s*O・ドライブ/u;

/** Whether a line is part of the sentence, or of the brackets, of the line before it. */
const goesOn = (line: string, next: string): boolean =>
  GOES_ON.test(next) || (LEFT_OPEN.test(line) && /^[^(（]*[)）]/u.test(next));

/** Whether a text is a list without marks: each of its lines but the first is an instruction, of which some are chosen. */
export function isUnmarkedList(text: string): boolean {
  const [first = '', ...listed] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    CHOOSES_BELOW.test(first) &&
    listed.length > 1 &&
    !listed.some((line) => LISTED.test(line)) &&
    !listed.slice(0, -1).some((line) => IN_BRACKETS.test(line)) &&
    (!IN_BRACKETS.test(listed.at(-1) ?? '') || ENDS_LIST.test(listed.at(-1) ?? ''))
  );
}

/** A keyword with what explains it, which belongs to no line before it. */
const KEYWORD = /^[^。、「」]*(?:[(（].*[)）])?。?\s*$/u;

/** Lines that are whole sentences with whole brackets. */
function wholeLines(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before !== undefined && goesOn(before, line)) whole.splice(-1, 1, `${before}\n${line}`);
    else whole.push(line);
  }
  return whole;
}

/**
 * The lines of a Japanese card, each with those that belong to it. Nothing on a card says where the abilities end that a keyword gives, so
 * lines are joined only where one line follows, or where all others are keywords that stand for themselves.
 */
export const japaneseLines = (text: string): readonly string[] => grouped(wholeLines(text.split('\n')));

function grouped(lines: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = lines;
  if (second === undefined) return lines;
  if (CHOOSES_BELOW.test(first) && LISTED.test(second)) return withLinesLike(lines, LISTED);
  if (isUnmarkedList(lines.join('\n'))) {
    const last = lines.findIndex((line) => RULE_ALONE.test(line));
    return last < 0 ? [lines.join('\n')] : [lines.slice(0, last).join('\n'), ...lines.slice(last)];
  }
  if (SUPER_TRIGGER.test(first)) {
    const last = lines.findIndex((line) => ADDED.test(line));
    if (last > 1) return [lines.slice(0, last + 1).join('\n'), ...grouped(lines.slice(last + 1))];
  }
  if (FORT.test(first)) return [`${first}\n${second}`, ...grouped(rest)];
  if (MARKED.some(({ title, line }) => title.test(first) && line.test(second)))
    return [`${first}\n${second}`, ...grouped(rest)];
  if (DRIVE.test(first) && OF_CIVILIZATION.test(second)) return withLinesLike(lines, OF_CIVILIZATION);
  if ((lines.join('\n').match(DRIVES) ?? []).length > 1) return lines;
  const isLast = rest.every((line) => line.trim() === '');
  if (GIVES_WHAT_STANDS_ABOVE.test(second) && isLast) return [`${first}\n${second}`, ...rest];
  if (USES_WHAT_FOLLOWS.test(first) && HAS_ITS_EFFECT.test(first))
    return [first, ...grouped([second, ...rest])];
  const ends = isLast || (USES_WHAT_FOLLOWS.test(first) && rest.every((line) => KEYWORD.test(line)));
  if (ends && (USES_WHAT_FOLLOWS.test(first) || GIVES_WHAT_FOLLOWS.test(first)))
    return [`${first}\n${second}`, ...rest];
  return [first, ...grouped([second, ...rest])];
}

/** The first line with all lines after it that begin so. */
function withLinesLike([first = '', ...lines]: readonly string[], like: RegExp): readonly string[] {
  const after = lines.findIndex((line) => !like.test(line));
  const end = after < 0 ? lines.length : after;
  return [[first, ...lines.slice(0, end)].join('\n'), ...grouped(lines.slice(end))];
}
