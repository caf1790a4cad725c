import { type Ability, type Amount, type Effect, type Filter, inOrder, launcherEnergy } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { type Described, isPlain, same, says } from '../values.ts';

/** The creatures that the launcher energy has tapped, as `launcherEnergy` names them. */
const LAUNCHED: Amount = { sizeOf: { ref: 'launched' } };

const SEEN = { ref: 'seen' } as const;

/** The title names such creatures, the brackets those of them that are tapped, and the text once more those that were. */
function launched(
  race: string,
  tapped: Described,
  again: string,
  effect: Effect,
): readonly Ability[] | undefined {
  const such: Filter = { races: [race], type: 'creature' };
  return isPlain(tapped) && race === again && same(tapped.filter, such)
    ? [launcherEnergy(such, effect)]
    : undefined;
}

const TITLE =
  'ランチャーE:<race>(この呪文を唱える時、バトルゾーンにある自分の[、]タップされていない[、]<described>を好きな数タップする[。])';

const TAPPED = 'この呪文を唱えた時[に]タップした<race>';

type Titled = '<race><described><race>';

/** 701.2a. Spells that do more, the more creatures are tapped as they are cast. */
export const LAUNCHER_LINES: readonly Rule<readonly Ability[]>[] = [
  says(
    `${TITLE}${TAPPED}1体に付き1枚、自分の山札の上から1枚目をマナゾーンに{加える|置く}[。]` as Titled,
    (race, tapped, again) =>
      launched(race, tapped, again, { do: 'moveTop', who: 'you', count: LAUNCHED, to: 'manaZone' }),
  ),
  says(
    `${TITLE}自分の山札を見る。その中から、${TAPPED}1体に付き1枚<kind>を選び、相手に見せてから自分の手札に加える。その後、山札をシャッフルする[。]` as '<race><described><race><kind>',
    (race, tapped, again, filter) =>
      launched(race, tapped, again, {
        do: 'search',
        who: 'you',
        filter,
        count: LAUNCHED,
        to: 'hand',
        show: true,
      }),
  ),
  says(
    `${TITLE}${TAPPED}1体に付き1枚、相手のシールドを選び、相手はそれを手札に加える[。]{(相手はその「S・トリガー」を使うことができる[。])|}` as Titled,
    (race, tapped, again) =>
      launched(race, tapped, again, {
        do: 'move',
        what: {
          choose: { in: 'shieldZone', of: 'opponent' },
          count: LAUNCHED,
          amount: 'exactly',
          by: 'you',
        },
        to: 'hand',
      }),
  ),
  says(
    `${TITLE}${TAPPED}の2倍の枚数のカードを山札の上から表向きにする。その中から<race>をすべて自分の手札に加え、残りを好きな順序で山札の一番下に戻す[。]` as '<race><described><race><race>',
    (race, tapped, again, found) =>
      launched(
        race,
        tapped,
        again,
        inOrder(
          { do: 'lookAtTop', who: 'you', count: { times: [2, LAUNCHED] }, as: SEEN.ref, show: true },
          {
            do: 'move',
            what: { in: 'deck', of: 'you', filter: { type: 'creature', races: [found], is: SEEN } },
            to: 'hand',
          },
          { do: 'move', what: SEEN, to: 'deck', position: 'bottom' },
        ),
      ),
  ),
].flat();
