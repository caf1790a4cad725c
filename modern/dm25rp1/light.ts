import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atMost,
  blocker,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  gains,
  guardStrike,
  hyperSoulX,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  put,
  saver,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { NEO_OR_EVOLUTION, TAP_ONE_FOR_LONG, whenPutOnOrUnder } from '../common.ts';

const heavenlyKnight = creature({
  name: '～啓示ある天騎士～',
  civilizations: ['light'],
  races: ['Apollonia Dragon', 'Steam Knight', 'Fusioner'],
  cost: 4,
  power: 4500,
  abilities: [
    blocker,
    whenPut(self, may(topOfDeckTo('shieldZone'))),
    hyperSoulX(each(yourShields({ type: NEO_OR_EVOLUTION }), gains(shieldTrigger))),
  ],
  printings: ['DM25-RP1 002'],
});

const zaru36 = creature({
  name: '純粋ZARU-36',
  civilizations: ['light'],
  races: ['Shine Monster', 'Techno Samurai', 'Fusioner'],
  cost: 5,
  power: 4500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(chooseUpTo(opponentsCreatures(), 2))),
    hyperSoulX(wheneverAttacks(self, TAP_ONE_FOR_LONG)),
  ],
  printings: ['DM25-RP1 013'],
});

const faerieOfProsperity = neoCreature({
  name: '笑栄の妖精',
  civilizations: ['light'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    whenPutOnOrUnder(may(topOfDeckTo('shieldZone'))),
  ],
  printings: ['DM25-RP1 029'],
});

const mardis00 = creature({
  name: '錬粋MARDIS-00',
  civilizations: ['light'],
  races: ['Arc Seraphim', 'Techno Samurai'],
  cost: 4,
  power: 4500,
  abilities: [shieldTrigger, whenPut(self, may(addToShields(choose(opponentsCreatures()))))],
  printings: ['DM25-RP1 030'],
});

const borrowedSouls = spell({
  name: '借魂',
  civilizations: ['light'],
  cost: 1,
  abilities: [guardStrike, spellAbility(draw(countOf(yourCreatures({ evolution: true }))))],
  printings: ['DM25-RP1 031'],
});

const ocnoteles = neoCreature({
  name: '詩星姫 オクノテルス',
  civilizations: ['light'],
  races: ['Magic Mecha Del Stella'],
  cost: 4,
  power: 6500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    doubleBreaker,
    whenPut(self, tap(choose(opponentsCreatures()))),
  ],
  printings: ['DM25-RP1 053'],
});

const levecloud = creature({
  name: 'レヴェクラウド-C10',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 4,
  power: 3000,
  abilities: [
    blocker,
    whenPut(
      self,
      may(put(choose(yourHand({ type: 'creature', civilizations: ['water', 'nature'], cost: atMost(4) })))),
    ),
  ],
  printings: ['DM25-RP1 054'],
});

const silverEyedJailer = creature({
  name: '～銀眼の看守～',
  civilizations: ['light'],
  races: ['Great Mecha King', 'Steam Knight'],
  cost: 2,
  power: 4000,
  abilities: [blocker, cannotAttackPlayers, saver({ evolution: true })],
  printings: ['DM25-RP1 056'],
});

export const light: readonly CardDefinition[] = [
  heavenlyKnight,
  zaru36,
  faerieOfProsperity,
  mardis00,
  borrowedSouls,
  ocnoteles,
  levecloud,
  silverEyedJailer,
];
