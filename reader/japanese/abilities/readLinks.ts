import type { Keyword, NamedLink } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { type JapaneseGrammar, type Reminder, says } from '../values.ts';

const SIDES = { 左横: 'left', 右横: 'right', 上側: 'above', 下側: 'below' } as const;

/** 804.2a. Which gods it links with, each with the side on which it then lies. */
export const LINK_KEYWORDS: readonly Rule<Keyword>[] = says(
  'G・リンク<links>',
  (beside): Keyword => ({ kind: 'keyword', name: 'godLink', beside }),
);

/** 804.1, 804.3. What the brackets say is so of every god. */
export const LINK_REMINDERS: readonly Rule<Reminder>[] = says(
  '(バトルゾーンに自分の指定ゴッドがあれば、このカードをリンクしてもよい。リンクしたゴッドは、各ゴッドの特性{(|〔}パワーや能力{)|〕}を持つ1体のクリーチャーとなる。バトルゾーンを離れる時は、どちらか1枚を選ぶ[。])',
  (): Reminder => ({ about: 'godLink' }),
);

export const LINK_PARTS = {
  link: Object.entries(SIDES).flatMap(([word, side]) => [
    ...says(`<quoted>の${word}` as '<quoted>', (name): NamedLink => ({ side, of: [name] })),
    ...says(`<quoted>または<quoted>の${word}` as '<quoted><quoted>', (...of): NamedLink => ({ side, of })),
  ]),
  links: [
    says('<link>', (one): readonly NamedLink[] => [one]),
    says('<link>{、|または|、または}<links>', (one, more): readonly NamedLink[] => [one, ...more]),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
