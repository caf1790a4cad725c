import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atEndOfYourTurn,
  atMost,
  atRandom,
  blocker,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  discard,
  doubleBreaker,
  draw,
  each,
  exLife,
  gains,
  itself,
  machFighter,
  may,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  put,
  returnToHand,
  sasageru,
  self,
  speedAttacker,
  tap,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const gODZA = creature({
  name: '極世接続 G.O.D.Z.A.',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'Angel Command', 'God'],
  cost: 9,
  power: 10500,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    when(
      { event: 'tapped', what: itself },
      may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(6) })))),
    ),
  ],
  printings: ['DMRP-17 S09'],
});

const hidorasamaru = creature({
  name: '凶忍連結 ヒドラサマル',
  civilizations: ['light', 'darkness'],
  races: ['Dispector', 'Guardian', 'Dark Lord'],
  cost: 7,
  power: 11500,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    each(yourCreatures({ other: true }), gains(blocker)),
    whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 2))),
  ],
  printings: ['DMRP-17 007'],
});

const daburusodoReddoAuzesu = creature({
  name: '悪剣連結 ダブルソード・レッド・アウゼス',
  civilizations: ['darkness', 'fire'],
  races: ['Dispector', 'Demon Command', 'Armored Dragon'],
  cost: 8,
  power: 11000,
  abilities: [
    exLife,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      discard(atRandom(opponentsHand(), 2)),
    ),
  ],
  printings: ['DMRP-17 008'],
});

const gaizekiaru = creature({
  name: '魔帝連結 ガイゼキアール',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Dispector', 'Demon Command', 'Red Command Dragon'],
  cost: 6,
  power: 9000,
  abilities: [
    exLife,
    speedAttacker,
    doubleBreaker,
    when(
      { event: 'moved', what: { of: 'you' }, from: 'shieldZone', to: 'graveyard' },
      oneOf(draw(), discard(choose(opponentsHand(), 1, 'opponent')), tap(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DMRP-17 009'],
});

const funnu2 = creature({
  name: '神官 フンヌ-2',
  civilizations: ['light', 'fire'],
  races: ['Soltrooper', 'Melt Warrior', 'Distas'],
  cost: 3,
  power: 3500,
  abilities: [blocker, speedAttacker, atEndOfYourTurn(untap(self)), sasageru(2)],
  printings: ['DMRP-17 054'],
});

const antowa2 = creature({
  name: '麗姫 アントワ-2',
  civilizations: ['water', 'fire'],
  races: ['Splash Queen', 'Tyranno Drake', 'Distas'],
  cost: 4,
  power: 3000,
  abilities: [whenPut(self, may(discard(yourHand()), draw(3))), sasageru(2)],
  printings: ['DMRP-17 055'],
});

const rigeru2 = creature({
  name: '魂晶 リゲル-2',
  civilizations: ['darkness', 'nature'],
  races: ['Spirit Quartz', 'Distas'],
  cost: 4,
  power: 4000,
  abilities: [
    machFighter,
    whenPut(self, may(returnToHand(choose(cardsIn(['graveyard', 'manaZone'], 'you'))))),
    sasageru(2),
  ],
  printings: ['DMRP-17 057'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  rigeru2,
  gODZA,
  hidorasamaru,
  daburusodoReddoAuzesu,
  gaizekiaru,
  funnu2,
  antowa2,
];
