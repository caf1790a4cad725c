import type { CardDefinition } from 'taiki';
import {
  atMost,
  atRandom,
  blocker,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  gets,
  inOrder,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  slayer,
  spell,
  spellAbility,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourGraveyard,
} from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const idoMido = twinpact(
  'イード＝ミード / 「奈落を見たいか？」',
  creature({
    name: 'イード＝ミード',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 7,
    power: 12000,
    abilities: [
      tripleBreaker,
      whenPut(self, destroy(choose(opponentsCreatures()))),
      wheneverAttacks(self, may(returnToHand(choose(yourGraveyard())))),
    ],
    printings: ['DM23-RP1 017'],
  }),
  spell({
    name: '「奈落を見たいか？」',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 2,
    abilities: [spellAbility(topOfDeckTo('graveyard', 2))],
  }),
);

const infegiga = spell({
  name: '極印呪文「インフェギガ」',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      topOfDeckTo('graveyard', 3),
      put(choose(yourGraveyard({ type: 'creature', cost: atMost(5) }))),
    ),
  ],
  printings: ['DM23-RP1 019'],
});

const zenomikkuBakyumu = spell({
  name: '死神ゼノミック・バキューム',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    ...shieldTriggerPlus(
      gets(choose(opponentsCreatures()), 'turn', power(-4000)),
      discard(choose(opponentsHand(), 2, 'opponent')),
    ),
  ],
  printings: ['DM23-RP1 041'],
});

const waigurasuWagurasu = twinpact(
  'ワイグラス＝ワグラス / 「宴を始めよう」',
  creature({
    name: 'ワイグラス＝ワグラス',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 8,
    power: 12000,
    abilities: [blocker, tripleBreaker, whenPut(self, may(topOfDeckTo('graveyard', 4)))],
    printings: ['DM23-RP1 060'],
  }),
  spell({
    name: '「宴を始めよう」',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 2,
    abilities: [spellAbility(discard(atRandom(opponentsHand())))],
  }),
);

const guTapukorihe = creature({
  name: 'グ:タプコリヘ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 3),
        onlyIf(youHave(cardsIn('battleZone', 'you', { other: true, races: ['Abyss'] })), draw()),
      ),
    ),
  ],
  printings: ['DM23-RP1 061'],
});

const haritoHaiho = creature({
  name: 'ハリート＝ハイホ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 1,
  power: 2000,
  abilities: [when({ event: 'endOfAttack', what: itself }, putOnDeckBottom(self))],
  printings: ['DM23-RP1 063'],
});

const shiKemuriNoKiri = spell({
  name: '死煙の霧',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(topOfDeckTo('graveyard', 2)),
    spellAbility(destroy(choose(opponentsCreatures({ tapped: false })))),
  ],
  printings: ['DM23-RP1 064'],
});

const donorateppu = creature({
  name: 'ド:ノラテップ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 2,
  power: 1000,
  abilities: [slayer, mayOnceCostLess(1, { races: ['Abyss'] })],
  printings: ['DM23-RP1 062'],
});

export const darkness: readonly CardDefinition[] = [
  donorateppu,
  idoMido,
  infegiga,
  zenomikkuBakyumu,
  waigurasuWagurasu,
  guTapukorihe,
  haritoHaiho,
  shiKemuriNoKiri,
];
