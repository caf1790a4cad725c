import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  choose,
  creature,
  destroy,
  doubleBreaker,
  gains,
  gets,
  guardStrike,
  hyperSoulRaid,
  inOrder,
  may,
  meteorburn,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  plus,
  powerOfRef,
  put,
  returnToHand,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  useFree,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const borushakkuNeourufeusu = neoCreature({
  name: 'ボルシャック・ネオウルフェウス',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon', 'Angel Command', 'Hunter'],
  cost: 7,
  power: 9000,
  abilities: [
    neoEvolution({ races: ['Dragon'] }),
    doubleBreaker,
    hyperSoulRaid({ races: ['Dragon'] }),
    meteorburn(1, may(useFree(choose(yourHand({ type: 'spell', civilizations: ['light', 'fire'] }))))),
  ],
  printings: ['DM25-BD1 005'],
});

const borushakkuRomanesuku = creature({
  name: 'ボルシャック・ロマネスク',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Apollonia Dragon', 'Armored Dragon', 'Earth Dragon'],
  cost: 7,
  power: 6000,
  abilities: [
    guardStrike,
    speedAttacker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        may({ do: 'moveTop', who: 'you', count: 4, to: 'manaZone', tapped: true }),
        may(returnToHand(choose(yourMana()))),
      ),
    ),
  ],
  printings: ['DM25-BD1 007'],
});

const borushakkuSebunsu = twinpact(
  'ボルシャック・セブンス / インビンシブル・サンバースト',
  creature({
    name: 'ボルシャック・セブンス',
    civilizations: ['light', 'fire'],
    races: ['Armored Dragon', 'Angel Command'],
    cost: 7,
    power: 5000,
    abilities: [shieldTrigger, blocker, speedAttacker, whenPut(self, tap(choose(opponentsCreatures(), 2)))],
    printings: ['DM25-BD1 014'],
  }),
  spell({
    name: 'インビンシブル・サンバースト',
    civilizations: ['light', 'fire', 'nature'],
    cost: 13,
    abilities: [
      spellAbility(
        put(choose(yourMana({ type: 'creature', nameContains: 'ボルシャック' }))),
        gets(the('put'), 'yourNextTurn', gains(blocker)),
        destroy(opponentsCreatures({ power: atMost(plus(powerOfRef(the('put')), -1)) })),
      ),
    ],
  }),
);

const taiyouRupia = creature({
  name: 'ボルシャック・太陽・ルピア',
  civilizations: ['fire'],
  races: ['Fire Bird', 'Armored Dragon'],
  cost: 3,
  power: 4000,
  abilities: [guardStrike, mayOnceCostLess(3, { type: 'creature', nameContains: 'ボルシャック' }, 2)],
  printings: ['DM25-BD1 013'],
});

/** The cards of DM25-BD1. */
export const dm25bd1: readonly CardDefinition[] = [
  taiyouRupia,
  borushakkuNeourufeusu,
  borushakkuRomanesuku,
  borushakkuSebunsu,
];
