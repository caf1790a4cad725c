import type { Effect } from 'taiki/words';
import type { Captures, Rule } from '../grammar/rule.ts';
import { type JapaneseValues, says } from './values.ts';

/** The forms of a verb that cards use: at the end of a sentence, and before another verb. */
interface Verb {
  readonly plain: string;
  /** 〜て, to which 〜もよい is added. */
  readonly te: string;
  /** 〜し、 */
  readonly stem: string;
}

const doing = (noun: string): Verb => ({ plain: `${noun}する`, te: `${noun}して`, stem: `${noun}し` });

const ichidan = (stem: string): Verb => ({ plain: `${stem}る`, te: `${stem}て`, stem });

export const VERBS = {
  destroy: doing('破壊'),
  tap: doing('タップ'),
  untap: doing('アンタップ'),
  break: doing('ブレイク'),
  cross: doing('クロス'),
  shield: doing('シールド化'),
  sendToAbyss: doing('深淵送りに'),
  return: { plain: '戻す', te: '戻して', stem: '戻し' },
  put: { plain: '置く', te: '置いて', stem: '置き' },
  putOut: { plain: '出す', te: '出して', stem: '出し' },
  draw: { plain: '引く', te: '引いて', stem: '引き' },
  add: ichidan('加え'),
  discard: ichidan('捨て'),
  makeDiscard: ichidan('捨てさせ'),
  battle: ichidan('バトルさせ'),
  look: ichidan('見'),
  cast: ichidan('唱え'),
  summon: doing('召喚'),
  generate: doing('ジェネレート'),
  execute: doing('実行'),
  use: { plain: '使う', te: '使って', stem: '使い' },
  turnOver: { plain: '裏返す', te: '裏返して', stem: '裏返し' },
  choose: { plain: '選ぶ', te: '選んで', stem: '選び' },
} as const satisfies Readonly<Record<string, Verb>>;

/** One instruction in the forms of its verb. */
export interface Deed {
  readonly act: readonly Rule<Effect>[];
  readonly linked: readonly Rule<Effect>[];
  readonly mayAct: readonly Rule<Effect>[];
}

/** What is done, as the words before a verb say it, in each form of the verb. */
export const deed = <const Pattern extends string>(
  pattern: Pattern,
  { plain, te, stem }: Verb,
  read: (...captures: Captures<JapaneseValues, Pattern>) => Effect | undefined,
): Deed => {
  const form = (ending: string): readonly Rule<Effect>[] =>
    says(`${pattern}${ending}` as Pattern, read as (...captures: readonly unknown[]) => Effect | undefined);
  return {
    act: form(plain),
    linked: form(`{${stem}|${te}}[、]`),
    mayAct: [
      ...says(`${pattern}${te}もよい` as Pattern, (...captures: readonly unknown[]) =>
        may((read as (...all: readonly unknown[]) => Effect | undefined)(...captures)),
      ),
    ],
  };
};

const may = (effect: Effect | undefined): Effect | undefined => effect && { do: 'may', effect };
