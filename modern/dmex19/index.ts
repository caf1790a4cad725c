import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  atLeast,
  atMost,
  blocker,
  both,
  cannot,
  cardsIn,
  charger,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  exLife,
  gains,
  given,
  gravityZero,
  happened,
  has,
  inOrder,
  isLike,
  justDiver,
  lookAtTop,
  machFighter,
  may,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  superShieldTrigger,
  sympathy,
  the,
  times,
  twinpact,
  useFree,
  voidGateOfMoonlessNight,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
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

const kuinObuNeicha = creature({
  name: 'クイーン・オブ・ネイチャー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 8,
  power: 12000,
  abilities: [
    sympathy(yourCreatures({ civilizations: ['nature'] })),
    doubleBreaker,
    each(yourCreatures({ civilizations: ['nature'] }), gains(machFighter)),
    wheneverAttacks(
      any('you', { power: atLeast(12000) }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', power: atLeast(12000) }),
          put(the('seen')),
          putIntoMana(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DMEX-19 013'],
});

const borushakkuAdeve = creature({
  name: '原闘混成 ボルシャックADEVE',
  civilizations: ['light', 'water', 'fire'],
  races: ['Dispector', 'Armored Dragon', 'God', 'Origin'],
  cost: 8,
  power: 10000,
  abilities: [
    exLife,
    blocker,
    poweredBreaker,
    has(power(times(1000, countOf(yourShields())))),
    whenPut(self, putOnDeckBottom(choose(opponentsCreatures()))),
    wheneverAttacks(
      self,
      may(lookAtTop(2, 'seen'), inOrder(addToShields(choose(the('seen'))), returnToHand(the('seen')))),
    ),
  ],
  printings: ['DMEX-19 021'],
});

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

const kaiOuNoFu = spell({
  name: '戒王の封',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    ...superShieldTrigger(
      put(
        choose(
          yourGraveyard({ type: 'creature', cost: atMost(8), evolution: false, civilizations: ['darkness'] }),
        ),
      ),
      destroy(chooseUpTo(opponentsCreatures(), 2)),
    ),
  ],
  printings: ['DMEX-19 030'],
});

const shinKizunaNoChinRi = twinpact(
  '審絆の鎮り 新蓮 / ジャスティス・シェイパー',
  neoCreature({
    name: '審絆の鎮り 新蓮',
    civilizations: ['light'],
    races: ['Metallica'],
    cost: 7,
    power: 6000,
    abilities: [sympathy(yourCreatures()), neoEvolution({ civilizations: ['light'] }), doubleBreaker],
    printings: ['DMEX-19 040'],
  }),
  spell({
    name: 'ジャスティス・シェイパー',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(cardsIn('deck', 'you', { civilizations: ['light'], is: the('seen') })),
        putIntoGraveyard(the('seen')),
      ),
    ],
  }),
);

const gachamarinChaja = spell({
  name: 'ガチャマリン・チャージャー',
  civilizations: ['water'],
  cost: 4,
  abilities: [spellAbility(draw()), spellAbility({ do: 'gacharangeSummon', count: 1 }), charger],
  printings: ['DMEX-19 046'],
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

const paisenChurisu = creature({
  name: 'パイセン・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature', races: ['Beat Jockey'] } }, 2)),
        putIntoGraveyard(the('seen')),
      ),
    ),
  ],
  printings: ['DMEX-19 063'],
});

const grChaja = spell({
  name: '超GR・チャージャー',
  civilizations: ['nature'],
  races: ['Jokers', 'Wonderforce'],
  cost: 3,
  abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 }), charger],
  printings: ['DMEX-19 066'],
});

/** The cards of DMEX-19. */
export const dmex19: readonly CardDefinition[] = [
  giRugirin,
  kuinObuNeicha,
  borushakkuAdeve,
  girigazami,
  manomi,
  kaiOuNoFu,
  shinKizunaNoChinRi,
  gachamarinChaja,
  barisuitoyo,
  guguppi,
  paisenChurisu,
  grChaja,
];
