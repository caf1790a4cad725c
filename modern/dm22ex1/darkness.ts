import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  anyOf,
  atRandom,
  blocker,
  choose,
  creature,
  destroy,
  discard,
  draw,
  from,
  gains,
  has,
  inOrder,
  isLike,
  itself,
  may,
  mugenCrime,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsHand,
  provided,
  put,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  waveStriker,
  when,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
  zetsuGateOfMoonlessNight,
} from 'taiki/words';

const suzaku = creature({
  name: '「無月」の頂 ＄スザーク＄',
  civilizations: ['darkness'],
  races: ['Dolszak', 'Mafi Gang', 'Zenith'],
  cost: 10,
  power: 15000,
  abilities: [
    zetsuGateOfMoonlessNight,
    tripleBreaker,
    when(
      anyOf({ event: 'put', what: itself, how: 'summoned' }, { event: 'attacks', what: itself }),
      inOrder(destroy(choose(opponentsCreatures())), discard(atRandom(opponentsHand()))),
    ),
    when({ event: 'moved', what: { of: 'opponent' }, to: 'graveyard' }, may(draw())),
  ],
  printings: ['DM22-EX1 008'],
});

const xenia = neoCreature({
  name: '死神明王 XENIA',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 8,
  power: 12000,
  abilities: [
    neoEvolution({ civilizations: ['darkness'] }),
    tripleBreaker,
    provided(
      isLike(self, { evolution: true }),
      whenPut(self, destroy(allCreatures({ not: { civilizations: ['darkness'] } }))),
    ),
    wheneverAttacks(self, may(put(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] }))))),
  ],
  printings: ['DM22-EX1 027'],
});

const toronbo = twinpact(
  '骨折人形トロンボ / デビル・ハンド',
  creature({
    name: '骨折人形トロンボ',
    civilizations: ['darkness'],
    races: ['Death Puppet'],
    cost: 2,
    power: 1000,
    abilities: [waveStriker(whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))))],
    printings: ['DM22-EX1 082'],
  }),
  spell({
    name: 'デビル・ハンド',
    civilizations: ['darkness'],
    cost: 7,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(opponentsCreatures()))),
      spellAbility(may(topOfDeckTo('graveyard', 3))),
    ],
  }),
);

const kyouOni37GouGururu = creature({
  name: '凶鬼37号 グルル',
  civilizations: ['darkness'],
  races: ['Mafi Gang'],
  cost: 2,
  power: 1000,
  abilities: [from(['graveyard'], whenPut(any('you', { races: ['Mafi Gang'] }), may(returnToHand(self))))],
  printings: ['DM22-EX1 085'],
});

const imajinariSumoku = creature({
  name: '幽煙の影イマジナリ・スモーク',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 2,
  power: 1000,
  abilities: [mugenCrime(2, 'darkness'), waveStriker(has(gains(blocker, slayer)))],
  printings: ['DM22-EX1 111'],
});

export const darkness: readonly CardDefinition[] = [
  suzaku,
  xenia,
  toronbo,
  kyouOni37GouGururu,
  imajinariSumoku,
];
