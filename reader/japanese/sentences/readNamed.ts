import {
  type Choice,
  CIVILIZATIONS,
  type Civilization,
  type Effect,
  type Filter,
  inOrder,
  type Target,
  type Who,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { type Described, isPlain, type JapaneseGrammar, means, type Searched, says } from '../values.ts';

/** Stands for the civilization until the text says where it is chosen. */
export const OF_CHOSEN_CIVILIZATION: Filter = { ofRace: { named: 'civilization' } };

const CHOSEN_CIVILIZATION = JSON.stringify(OF_CHOSEN_CIVILIZATION).slice(1, -1);

/** 605.2c. A civilization is one of five, so that choosing it is choosing one of five effects. */
function inEachCivilization(
  effect: Effect,
  by: Who = 'you',
  except: readonly Civilization[] = [],
): Effect | undefined {
  const text = JSON.stringify(effect);
  if (!text.includes(CHOSEN_CIVILIZATION)) return undefined;
  const modes = CIVILIZATIONS.filter((one) => !except.includes(one)).map(
    (one) => JSON.parse(text.replaceAll(CHOSEN_CIVILIZATION, `"civilizations":["${one}"]`)) as Effect,
  );
  return { do: 'modes', modes, count: 1, by };
}

const ONE = '{1つ|ひとつ|一つ}';

/** What is named is spoken of in all that follows. */
export const LAST_OF_NAMED: readonly Rule<Effect>[] = [
  says(`文明を${ONE}{選ぶ。|選ぶ。その後、|選び、}<effect>` as '<effect>', (effect) =>
    inEachCivilization(effect),
  ),
  means<Effect>(`文明を${ONE}選ぶ。それ以外の文明を持つクリーチャーをすべてタップする`, {
    do: 'modes',
    modes: CIVILIZATIONS.map((chosen) => ({
      do: 'tap',
      what: {
        in: 'battleZone',
        of: 'any',
        filter: { type: 'creature', civilizations: CIVILIZATIONS.filter((one) => one !== chosen) },
      },
    })),
    count: 1,
    by: 'you',
  }),
  says(
    `<civilization>以外の文明を${ONE}{選ぶ。|選ぶ。その後、|選び、}<effect>` as '<civilization><effect>',
    (except, effect) => inEachCivilization(effect, 'you', [except]),
  ),
  says(`相手に文明を${ONE}選ばせる。{その後、|}<effect>` as '<effect>', (effect) =>
    inEachCivilization(effect, 'opponent'),
  ),
].flat();

const FOUND = { ref: 'found' } as const;

const REVEALED = { ref: 'revealed' } as const;

/** 701.9a. Cards are revealed until such cards are among them. */
const revealedUntil = (cards: Described, count: number): Searched | undefined =>
  isPlain(cards) && Object.keys(cards.filter).length > 0
    ? { look: { do: 'revealUntil', filter: cards.filter, count, as: 'found' }, count }
    : undefined;

const moved = (what: Target, to: 'deck' | 'graveyard' | 'hand'): Effect => ({ do: 'move', what, to });

const INTO_DECK: Effect = inOrder(moved(REVEALED, 'deck'), { do: 'shuffle', who: 'you' });

/** Where what was found goes, with the verb at the end of a sentence and before another one. */
const GOES = [
  ['バトルゾーンに', '出す', '出し', { do: 'put', what: FOUND }],
  ['{自分の|}手札に', '加える', '加え', moved(FOUND, 'hand')],
] as const satisfies readonly (readonly [string, string, string, Effect])[];

const REVEALS: readonly Rule<Effect>[] = GOES.flatMap(([place, plain, stem, goes]) => [
  ...says(
    `<untilFound><foundOnes>${place}{${plain}。|${stem}、}{その後、|その後|}<otherRevealed>` as '<untilFound><foundOnes><otherRevealed>',
    ({ look, count }, ones, rest) => (count === ones ? inOrder(look, goes, rest) : undefined),
  ),
  ...says(
    `<untilFound><foundOnes>${place}${stem}、{その後、|その後|}{自分の|}山札をシャッフルする` as '<untilFound><foundOnes>',
    ({ look, count }, ones) => (count === ones ? inOrder(look, goes, INTO_DECK) : undefined),
  ),
]);

/** Both players show their hands, and discard what costs as much as the number. */
const discardSuch = (of: 'you' | 'opponent'): readonly Effect[] => [
  { do: 'reveal', what: { in: 'hand', of } },
  {
    do: 'discard',
    what: {
      in: 'hand',
      of,
      filter: { cost: { min: { named: 'number' }, max: { named: 'number' } } },
    },
  },
];

const isOfHand = (what: Target): what is Choice =>
  'choose' in what && 'in' in what.choose && what.choose.in === 'hand' && what.choose.of === 'you';

/** Cards of a hand that are shown. */
export const SHOWN: readonly Rule<Effect>[] = says('<objects>{相手に|}見せる', (what): Effect | undefined =>
  isOfHand(what) ? { do: 'reveal', what } : undefined,
);

/** Cards, numbers and civilizations that are named, and cards that are revealed until one of a kind is found. */
export const NAMED: readonly Rule<Effect>[] = [
  means<Effect>(`カード名を${ONE}{選んで言う|選ぶ}`, { do: 'nameCard', by: 'you', as: 'name' }),
  means<Effect>('カード名を選んで言う', { do: 'nameCard', by: 'you', as: 'name' }),
  means<Effect>(`{好きな|}{数字|数}を${ONE}{選ぶ|選んで言う}`, {
    do: 'nameNumber',
    by: 'you',
    min: 0,
    max: 99,
    as: 'number',
  }),
  means<Effect>(
    '自分の手札を相手に見せ、その中から選んだ数字と同じコストのカードをすべて捨てる',
    inOrder(...discardSuch('you')),
  ),
  means<Effect>(
    '相手は{自分自身の|自身の}手札を見せ、その中から選んだ数字と同じコストのカードをすべて捨てる',
    inOrder(...discardSuch('opponent')),
  ),
  ...REVEALS,
  says(
    'コストが同じカードが<number>枚出るまで、自分の山札の上からカードを表向きにする',
    (count): Effect => ({ do: 'revealUntil', filter: {}, count, equal: 'cost', as: 'found' }),
  ),
  means<Effect>(
    'こうして自分の山札をすべて表向きにした場合、このターンの後に自分のターンを追加し、残りのゲーム中、自分の山札のカードが1枚もなくても、自分はゲームに負けない',
    {
      do: 'if',
      condition: {
        kind: 'count',
        of: { in: 'deck', of: 'you', filter: { not: { is: REVEALED } } },
        is: { max: 0 },
      },
      then: inOrder(
        { do: 'extraTurn', who: 'you' },
        {
          do: 'lasting',
          affects: { in: 'battleZone', of: 'any' },
          effects: [{ kind: 'cannot', ban: { do: 'lose', who: 'you', by: 'deckOut' } }],
          until: 'duel',
          alsoLater: true,
        },
      ),
    },
  ),
  means<Effect>('表向きにしたカードをすべて手札に加える', moved(REVEALED, 'hand')),
].flat();

const REST = '{表向きにした残りのカード|表向きにしたそれ以外のカード|残りのカード|残り}を{すべて|}[、]';

export const NAMED_PARTS = {
  chosenCivilization: means(
    '{その文明の|選んだ文明の|選ばれた文明の|選ばれた文明と同じ文明の|選んだ文明と同じ文明の|相手が選んだ文明の}[、]',
    true,
  ),
  untilFound: [
    says('{自分の|}山札の上から、<described>が{1体|1枚|}出るまで{カードを|}表向きにする。', (cards) =>
      revealedUntil(cards, 1),
    ),
    says(
      '{自分の|}山札の上から、<described>が<number>{体|枚}出るまで{カードを|}表向きにする。',
      (cards, count) => (count > 1 ? revealedUntil(cards, count) : undefined),
    ),
  ].flat(),
  foundOnes: [
    means('{そのクリーチャー|出たクリーチャー|そのカード}を', 1),
    says('その<number>{体|枚}を', (count) => count),
  ].flat(),
  otherRevealed: [
    means<Effect>(`${REST}{好きな順序で|}{自分の|}山札の{一番下|下}に{好きな順序で|}{置く|戻す}`, {
      do: 'move',
      what: REVEALED,
      to: 'deck',
      position: 'bottom',
    }),
    means<Effect>(`${REST}{自分の|}墓地に置く`, moved(REVEALED, 'graveyard')),
    means<Effect>(`${REST}{自分の|}山札に戻{し、|して}シャッフルする`, INTO_DECK),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
