import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  escapeAbility,
  gets,
  given,
  happened,
  inOrder,
  itself,
  limited,
  may,
  megaLastBurst,
  opponentsCreatures,
  opponentsTurn,
  provided,
  revolutionChange,
  ruleUntil,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  ultraSaver,
  untap,
  when,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  withTotal,
  youHave,
  yourCreatures,
} from 'taiki/words';

const horigureisu = creature({
  name: '光鎧龍ホーリーグレイス',
  civilizations: ['light'],
  races: ['Armored Apollonia Dragon'],
  cost: 6,
  power: 6500,
  abilities: [
    shieldTrigger,
    doubleBreaker,
    whenPut(self, tap(opponentsCreatures())),
    given(
      opponentsTurn,
      provided(happened({ event: 'shieldBroken', of: 'you' }, atMost(1)), whenPut(self, destroy(self))),
    ),
  ],
  printings: ['DM23-RP4 010'],
});

const shirofeshi = creature({
  name: '鎧機天 シロフェシー',
  civilizations: ['light'],
  races: ['Armored Mecha Celes'],
  cost: 4,
  power: 6500,
  abilities: [
    revolutionChange({
      anyOf: [
        { cost: atLeast(3), races: ['Armored'] },
        { cost: atLeast(3), races: ['Mecha'] },
      ],
    }),
    blocker,
    doubleBreaker,
    when(
      { event: 'put', what: itself, how: 'revolutionChange' },
      ruleUntil(
        'yourNextTurn',
        cannot({ do: 'cast', who: 'opponent', what: { type: 'spell', cost: atMost(5) } }),
      ),
    ),
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DM23-RP4 011'],
});

const arudePawatchi = creature({
  name: '助招！アルデ&パワッチ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Armored Fire Bird'],
  cost: 5,
  power: 5500,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['light'] },
      effect: tap(choose(yourCreatures())),
    },
    escapeAbility,
  ],
  printings: ['DM23-RP4 027'],
});

const ashisutesutoInkoppi = creature({
  name: 'アシステスト・インコッピ',
  civilizations: ['light'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(
      youHave(cardsIn('battleZone', 'you', { other: true, races: ['Armored'] })),
      whenPut(self, draw()),
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Armored'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    ultraSaver({ type: 'creature', races: ['Armored'] }),
  ],
  printings: ['DM23-RP4 028'],
});

const gekishaMetchi = twinpact(
  'ゲキシャ・写・メッチ / 「おいらの激写は機関銃だッピ！」',
  creature({
    name: 'ゲキシャ・写・メッチ',
    civilizations: ['light'],
    races: ['Armored Fire Bird'],
    cost: 3,
    power: 2500,
    abilities: [
      whenPut(
        self,
        inOrder(
          tap(choose(opponentsCreatures())),
          gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
        ),
      ),
    ],
    printings: ['DM23-RP4 048'],
  }),
  spell({
    name: '「おいらの激写は機関銃だッピ！」',
    civilizations: ['fire'],
    races: ['Armored Arts'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(withTotal(chooseUpTo(opponentsCreatures(), 2), 'power', 7000))),
    ],
  }),
);

const motchiParatchi = twinpact(
  'モッチ・網・パラッチ / 「これが最後の輝きだッピ！」',
  creature({
    name: 'モッチ・網・パラッチ',
    civilizations: ['light'],
    races: ['Armored Fire Bird'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
    printings: ['DM23-RP4 051'],
  }),
  spell({
    name: '「これが最後の輝きだッピ！」',
    civilizations: ['light'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [spellAbility(tap(chooseUpTo(opponentsCreatures(), 3)))],
  }),
);

const ch0uch0 = creature({
  name: '忍蝶の聖沌 ch0uch0',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 5000,
  abilities: [shieldTrigger, blocker, wheneverBlocks(self, untap(choose(yourCreatures({ other: true }))))],
  printings: ['DM23-RP4 052'],
});

const redigoKariGerusu = creature({
  name: 'レディゴ・カリ・ゲルス',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 4,
  power: 5500,
  abilities: [whenPut(self, may(addToShields(choose(allCreatures({ other: true })))))],
  printings: ['DM23-RP4 053'],
});

const yoroiGekiNoSasaeNaka = creature({
  name: '鎧撃の支え 仲接',
  civilizations: ['light'],
  races: ['Armored Metallica'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    limited({ times: 1, per: 'turn', by: 'this' }, wheneverAttacks(any('you'), may(draw()))),
    atEndOfYourTurn(untap(choose(yourCreatures()))),
  ],
  printings: ['DM23-RP4 054'],
});

const y4kk0 = creature({
  name: '忍式の聖沌 y4kk0',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 1,
  power: 1000,
  printings: ['DM23-RP4 055'],
});

export const light: readonly CardDefinition[] = [
  horigureisu,
  shirofeshi,
  arudePawatchi,
  ashisutesutoInkoppi,
  gekishaMetchi,
  motchiParatchi,
  ch0uch0,
  redigoKariGerusu,
  yoroiGekiNoSasaeNaka,
  y4kk0,
];
