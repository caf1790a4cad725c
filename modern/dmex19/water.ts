import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  both,
  cannot,
  cardsIn,
  charger,
  choose,
  creature,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  gacharangeCreature,
  given,
  gravityZero,
  happened,
  inOrder,
  isLike,
  justDiver,
  may,
  opponentsCreatures,
  returnToHand,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  twinpact,
  useFree,
  voidGateOfMoonlessNight,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const giRugirin = twinpact(
  '卍 ギ・ルーギリン 卍 / 卍獄ブレイン',
  creature({
    name: '卍 ギ・ルーギリン 卍',
    civilizations: ['water'],
    races: ['Mutopia', 'Dolszak'],
    cost: 8,
    power: 9000,
    abilities: [
      voidGateOfMoonlessNight,
      blocker,
      doubleBreaker,
      each(yourCreatures(), cannot({ do: 'beBlocked' })),
    ],
    printings: ['DMEX-19 S9'],
  }),
  spell({ name: '卍獄ブレイン', civilizations: ['water'], cost: 1, abilities: [spellAbility(draw())] }),
);

const girigazami = creature({
  name: '唸る鉄腕 ギリガザミ',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 8,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(self, inOrder(draw(), returnToHand(choose(opponentsCreatures())))),
    given(
      both(isLike(the('was'), { usedThrough: 'shieldTrigger' }), shieldsAre('you', atMost(0))),
      whenPut(self, may(useFree(choose(yourHand({ type: 'spell', cost: atMost(9) }))))),
    ),
  ],
  printings: ['DMEX-19 027'],
});

const gachamarinChaja = spell({
  name: 'ガチャマリン・チャージャー',
  civilizations: ['water'],
  cost: 4,
  abilities: [spellAbility(draw()), spellAbility({ do: 'gacharangeSummon', count: 1 }), charger],
  printings: ['DMEX-19 046'],
});

const majikaruissa = gacharangeCreature({
  name: 'マジカルイッサ',
  civilizations: ['water'],
  races: ['Jokers', 'Wonderforce'],
  cost: 2,
  power: 2000,
  abilities: [
    eachWhile(
      happened({ event: 'used', by: 'you', what: { type: 'spell' } }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }),
      { kind: 'cost', by: -1, atLeast: 1 },
    ),
  ],
  printings: ['DMEX-19 058'],
});

const barisuitoyo = twinpact(
  'バリスイトーヨー / 水筒の術',
  creature({
    name: 'バリスイトーヨー',
    civilizations: ['water'],
    races: ['Jokers', 'Wonderforce'],
    cost: 5,
    power: 3000,
    abilities: [shieldTrigger, blocker],
    printings: ['DMEX-19 059'],
  }),
  spell({
    name: '水筒の術',
    civilizations: ['water'],
    cost: 4,
    abilities: [spellAbility({ do: 'gacharangeSummon', count: 2 })],
  }),
);

const guguppi = creature({
  name: '真海の覇王 ググッピー',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 3,
  power: 2000,
  abilities: [
    justDiver,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Mutopia'] }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
  ],
  printings: ['DMEX-19 060'],
});

const manomi = creature({
  name: '超宮兵 マノミ',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 5,
  power: 4000,
  abilities: [
    gravityZero(happened({ event: 'used', by: 'you', what: { type: 'spell' } }, atLeast(3))),
    whenPut(self, draw(2)),
  ],
  printings: ['DMEX-19 028'],
});

export const water: readonly CardDefinition[] = [
  manomi,
  giRugirin,
  girigazami,
  gachamarinChaja,
  majikaruissa,
  barisuitoyo,
  guguppi,
];
