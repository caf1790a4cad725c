import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  blocker,
  called,
  choose,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  from,
  gains,
  gets,
  gNeoCreature,
  gNeoEvolution,
  inOrder,
  insteadDo,
  lookAtTop,
  machFighter,
  may,
  neoCreature,
  neoEvolution,
  oneOf,
  opponentsCreatures,
  optional,
  payAsCost,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  untap,
  usePaid,
  when,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { CAN_NEITHER_ATTACK_NOR_BLOCK, forTheFirstTime, HALT_ONE } from '../common.ts';

const gt002 = gNeoCreature({
  name: '「GT」-002',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Gaial Command Dragon', 'Human Baku', 'Techno Samurai'],
  cost: 6,
  power: 10500,
  abilities: [
    from(
      ['hand'],
      when(
        { event: 'attacks', what: any('you') },
        may(payAsCost(4, 'light', 'fire', 'nature'), usePaid(self)),
      ),
    ),
    gNeoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    blocker,
    speedAttacker,
    machFighter,
    doubleBreaker,
    whenWinsBattle(
      any('you'),
      inOrder(
        lookAtTop(1, 'seen'),
        oneOf(returnToHand(the('seen')), putIntoMana(the('seen'))),
        untap(yourMana()),
      ),
    ),
  ],
  printings: ['DM25-RP3 008'],
});

const evilActivation = spell({
  name: '邪悪発動',
  civilizations: ['water', 'darkness', 'fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      draw(3),
      discard(called(choose(yourHand()), 'dropped')),
      may(destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('dropped'))) })))),
      gets(
        opponentsCreatures({ cost: atLeast(costOf(the('dropped'))) }),
        'turn',
        ...CAN_NEITHER_ATTACK_NOR_BLOCK,
      ),
    ),
  ],
  printings: ['DM25-RP3 010'],
});

const knightBackFromHell = neoCreature({
  name: '～地獄帰りの騎士～',
  civilizations: ['light', 'water', 'darkness'],
  races: ['Arc Seraphim', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    whenPut(self, may(draw(3), inOrder(discard(choose(yourHand(), 2)), topOfDeckTo('shieldZone')))),
  ],
  printings: ['DM25-RP3 022'],
});

const yagyuG89 = creature({
  name: 'YAGYU-真価G89',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon', 'Techno Samurai'],
  cost: 3,
  power: 4000,
  abilities: [shieldTrigger, blocker, speedAttacker, machFighter],
  printings: ['DM25-RP3 024'],
});

const rumbleSageOfDemonbirth = creature({
  name: '魔誕の賢者ランブル',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Demon Command'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, inOrder(destroy(choose(opponentsCreatures())), may(returnToHand(choose(yourMana()))))),
    each(yourCreatures(), gains(speedAttacker)),
  ],
  printings: ['DM25-RP3 026'],
});

const gigajiguapu = creature({
  name: 'ギガジグアプ',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Chimera'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    blocker,
    optional(wouldBeDestroyed(self, insteadDo(putOnDeckBottom(choose(yourGraveyard(), 3))))),
    forTheFirstTime({ event: 'moved', what: { of: 'you' }, from: 'graveyard' }, HALT_ONE),
  ],
  printings: ['DM25-RP3 025'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  gigajiguapu,
  gt002,
  evilActivation,
  knightBackFromHell,
  yagyuG89,
  rumbleSageOfDemonbirth,
];
