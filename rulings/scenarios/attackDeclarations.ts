import {
  any,
  atMost,
  civilizations,
  creature,
  delayed,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  gets,
  invasion,
  may,
  opponentsCreatures,
  revolutionChange,
  self,
  that,
  topOfDeckTo,
  when,
  wheneverAttacks,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import {
  APOLLONUS,
  BANGETSU,
  BANGETSU_CARD,
  BAREDU,
  BLACK_V,
  DE_SZARK,
  DOGIRAGON,
  DURINRI,
  GI_LUGIRIN,
  GI_LUGIRIN_CARD,
  GRIGYAN,
  GUARDIAN,
  HAYABUSAMARU,
  HEAVEN,
  HELLION,
  JAOUMON,
  MUTANT,
  POPE,
  RAFULULU,
  RED,
  REDZONE,
  REDZONE_Z,
  ROSIA,
  TULK,
  VALCHURIS,
  VEGAS,
  ZERO,
} from './cardNames.ts';

const WEIYOU = 'Weiyou, Muji';
const DOGIRAGON_BUSTER = 'Dogiragon Buster, Blue Leader';
const PLATINA = 'Platina Walsura S';
const GAR_RAGANZARK = 'Gar Raganzark';
const DEAD_DISASTER = 'Dead Disaster, Secret Disaster';
const SAVARK = 'Savark Calibur, Ghiramessiah';
const MAGAND = 'Magand, Bloodlust Demon Dragon';
const DAMNED = 'Dead Damned, Triple S-Rank Disaster';
const DISASTER = 'Dead Disaster, Secret Disaster';
const DRAGONS = ['Bolshack Dragon', 'Astrocomet Dragon', 'Bolshack Dragon'];
const RECODEKING = 'Recodeking Number Nine';

/** Triggers in the battle zone, so it is not declared. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** Whenever this attacks, the opponent puts a card into their mana zone. */
const almsgiver = creature({
  name: 'Almsgiver',
  civilizations: ['nature'],
  cost: 4,
  power: 4000,
  abilities: [wheneverAttacks(self, topOfDeckTo('manaZone', 1, 'opponent'))],
});

/** Revolution change: darkness creature. */
const usurper = creature({
  name: 'Usurper',
  civilizations: ['darkness'],
  cost: 5,
  power: 5000,
  abilities: [revolutionChange({ civilizations: ['darkness'] })],
});

/** Has an invasion and an attack trigger. */
const secondWind = evolutionCreature({
  name: 'Second Wind',
  civilizations: ['nature'],
  cost: 5,
  power: 5000,
  abilities: [
    evolution({ civilizations: ['nature'] }),
    invasion({ civilizations: ['nature'] }),
    wheneverAttacks(self, draw()),
  ],
});

/** Destroys an attacking nature creature at the end of that attack. */
const judge = creature({
  name: 'Judge',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [
    wheneverAttacks(
      any('any', { civilizations: ['nature'] }),
      delayed(when({ event: 'endOfAttack', what: any('any', { is: that }) }, destroy(that)), 'once'),
    ),
  ],
});

/** Draws at the end of an opponent's attack if the attacker is a nature creature at that point. */
const weigher = creature({
  name: 'Weigher',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'endOfAttack', what: any('opponent', { civilizations: ['nature'] }) }, draw())],
});

const chameleon = creature({
  name: 'Chameleon',
  civilizations: ['water'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, gets(self, 'turn', civilizations('nature')))],
});

/** Draws when a nature creature of its player is attacked. */
const mourner = creature({
  name: 'Mourner',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'attacked', what: any('you', { civilizations: ['nature'] }) }, draw())],
});

/** When this attacks, the opponent's creatures become nature creatures. */
const gardener = creature({
  name: 'Gardener',
  civilizations: ['fire'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, gets(opponentsCreatures(), 'turn', civilizations('nature')))],
});

/** When this attacks, the opponent's creatures become water creatures. */
const flooder = creature({
  name: 'Flooder',
  civilizations: ['fire'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, gets(opponentsCreatures(), 'turn', civilizations('water')))],
});

/** Lets the opponent draw when it attacks. */
const benefactor = creature({
  name: 'Benefactor',
  civilizations: ['water'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(self, draw(1, 'opponent'))],
});

/** Destroys the small creatures of an attacking opponent. */
const sentry = creature({
  name: 'Sentry',
  civilizations: ['light'],
  cost: 3,
  power: 2000,
  abilities: [wheneverAttacks(any('opponent'), destroy(opponentsCreatures({ power: atMost(1000) })))],
});

/** 506.3: declarations and effects when a creature attacks, in order. */
export const attackDeclarations: readonly Scenario[] = [
  {
    id: 'DU-002',
    rules: ['506.3', '506.3b', '603.2f'],
    status: 'firm',
    asks: 'When is an invasion declared, and what happens to the attack?',
    says: 'An invasion is declared from the hand when the attack is declared. Its effect goes on standby and then resolves; the attack continues with the new top card, whose own "when put" abilities trigger.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: [`attackDeclared ${RED} @506.3`],
            factsNot: [`cardRevealed ${REDZONE}`],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          state: 'turn.attack.directAttack.beforeBreak.choosingShields',
          facts: [
            `cardRevealed ${REDZONE}`,
            `usageDeclared ${REDZONE}`,
            `effectTriggered ${REDZONE}`,
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE} > battleZone`,
            `effectTriggered ${REDZONE}`,
            `effectResolved ${REDZONE}`,
            'cardDestroyed Tri-horn Shepherd',
          ],
          factsNot: ['attackEnded', 'attackDeclared'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'the attacking creature does not fit',
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', `cardRevealed ${REDZONE}`],
          p1: { battleZone: [RED, 'Fear Fang (tapped)'], hand: [REDZONE, 'Aqua Hulcus'], graveyard: [] },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 0, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-003',
    rules: ['506.3b', '605.1'],
    status: 'firm',
    asks: 'Can two invasions be declared for the same attack?',
    says: 'Two invasions are declared together, before either resolves. Both go on standby, resolve in the order the active player chooses, and the second is put on top of the first.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, REDZONE_Z], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Redzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [`usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE_Z}`],
            factsNot: ['effectBegan'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE} > battleZone`, `effectTriggered ${REDZONE}`],
            factsNot: ['cardDestroyed'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE_Z],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${REDZONE_Z} > battleZone`, 'cardDestroyed Tri-horn Shepherd'],
          factsNot: [`effectTriggered ${REDZONE_Z}`],
          p1: {
            battleZone: [`${REDZONE_Z} (tapped, over ${REDZONE}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'Redzone Z first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`] },
          { asked: 'p1 standby', choose: [REDZONE_Z] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE_Z}`, `effectTriggered ${REDZONE_Z}`],
            choose: [REDZONE],
          },
          { asked: 'p1 standby', offers: [REDZONE, REDZONE_Z], only: true, choose: [REDZONE_Z] },
          { asked: 'p1 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p1 shields',
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${REDZONE_Z}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Tri-horn Shepherd', 'Filler'],
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'DU-004',
    rules: ['506.3', '506.3b', '506.3c'],
    status: 'firm',
    asks: 'Does an attack trigger in the battle zone have to be resolved before an invasion is declared from the hand?',
    says: 'The attack ability of The Black V triggers in a public zone, so it is on standby without a declaration before Redzone is declared from the hand. The active player then resolves the two in either order.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'discard first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: [`attackDeclared ${BLACK_V} @506.3`, `p1 effectTriggered ${BLACK_V}`],
            factsNot: ['effectBegan', 'cardDiscarded', 'cardRevealed'],
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [`cardRevealed ${REDZONE}`, `usageDeclared ${REDZONE}`, `effectTriggered ${REDZONE}`],
            factsNot: ['effectBegan'],
            offers: [BLACK_V, REDZONE],
            only: true,
            choose: [BLACK_V],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `effectBegan ${BLACK_V}`,
            'p2 cardDiscarded Aqua Knight',
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE}`,
            'cardDestroyed Tri-horn Shepherd',
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: [],
            graveyard: ['Aqua Knight', 'Tri-horn Shepherd'],
            shieldZone: 5,
          },
        },
      },
      {
        name: 'Redzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [REDZONE] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE}`, `effectTriggered ${REDZONE}`],
            factsNot: ['cardDiscarded', 'cardDestroyed'],
            offers: [BLACK_V, REDZONE],
            only: true,
            choose: [REDZONE],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            'cardDestroyed Tri-horn Shepherd',
            `effectBegan ${BLACK_V}`,
            'p2 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: [], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: [],
            graveyard: ['Aqua Knight', 'Tri-horn Shepherd'],
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'DU-007',
    rules: ['506.3b', '603.2', '701.26a'],
    status: 'firm',
    asks: 'After a revolution change, can cards that fit only the new attacking creature be declared in the same attack?',
    says: "When Tulk attacks, only Rafululu's revolution change fits. After Rafululu has replaced Tulk, cards that would fit Rafululu or a later attacker cannot be declared in the same attack.",
    begin: {
      step: 'attack',
      p1: { hand: [RAFULULU, WEIYOU, DOGIRAGON_BUSTER], battleZone: [TULK, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Tulk attacks',
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            forbids: [`${WEIYOU} @603.2`, `${DOGIRAGON_BUSTER} @603.2`],
            choose: [`Declare ${RAFULULU}`],
          },
          {
            asked: 'p1 shields',
            facts: [`effectBegan ${RAFULULU}`, `p1 cardPut ${RAFULULU}`],
            factsNot: [`usageDeclared ${WEIYOU}`, `usageDeclared ${DOGIRAGON_BUSTER}`, 'attackDeclared'],
            forbids: [`${WEIYOU} @506.3b`, `${DOGIRAGON_BUSTER} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: {
            battleZone: [`${RAFULULU} (tapped)`, 'Fear Fang'],
            hand: [TULK, WEIYOU, DOGIRAGON_BUSTER],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'Rafululu herself attacks',
        begin: { p1: { hand: [WEIYOU, DOGIRAGON_BUSTER], battleZone: [RAFULULU, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${RAFULULU} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${WEIYOU}`],
            only: true,
            forbids: [`${DOGIRAGON_BUSTER} @603.2`],
            choose: [`Declare ${WEIYOU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p1 cardPut ${WEIYOU}`],
          factsNot: [`usageDeclared ${DOGIRAGON_BUSTER}`],
          p1: {
            battleZone: [`${WEIYOU} (tapped)`, 'Fear Fang'],
            hand: [RAFULULU, DOGIRAGON_BUSTER],
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-008',
    rules: ['506.3b'],
    status: 'firm',
    asks: 'An attack trigger draws a revolution change. Can it be declared for this attack?',
    says: "Cards drawn by Platina Walsura S's attack trigger are too late for this attack: a revolution change among them cannot be declared. One that was already in hand can be.",
    begin: {
      step: 'attack',
      p1: { deck: [RAFULULU, 'Filler', 'Filler', 'Filler', 'Filler'], battleZone: [PLATINA, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'drawn during the attack',
        steps: [
          { asked: 'p1 attack', choose: [`${PLATINA} attacks the player`] },
          { asked: 'p1 confirm', factsNot: ['usageDeclared'], choose: ['Yes'] },
          { asked: 'p1 choose', facts: [`p1 cardDrawn ${RAFULULU}`], choose: ['Filler'] },
          {
            asked: 'p1 shields',
            factsNot: ['usageDeclared', 'cardRevealed', 'cardPut'],
            forbids: [`${RAFULULU} @506.3b`],
            choose: ['Shield 1', 'Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: { battleZone: [`${PLATINA} (tapped)`, 'Fear Fang'], hand: [RAFULULU, 'Filler'], graveyard: 1 },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
      {
        name: 'in hand before',
        begin: { p1: { hand: [RAFULULU], deck: 20 } },
        steps: [
          { asked: 'p1 attack', choose: [`${PLATINA} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            facts: [`effectTriggered ${PLATINA}`],
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: [`Declare ${RAFULULU}`],
          },
          { asked: 'p1 standby', offers: [PLATINA, RAFULULU], only: true, choose: [PLATINA] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p1 cardDiscarded Filler', `p1 cardPut ${RAFULULU}`],
          p1: {
            battleZone: [`${RAFULULU} (tapped)`, 'Fear Fang'],
            hand: [PLATINA, 'Filler', 'Filler'],
            graveyard: 1,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-013',
    rules: ['506.3b', '605.1'],
    status: 'firm',
    asks: 'How many abilities in the hand can be declared for one attack, and until when?',
    says: 'Any number of usable abilities in the hand can be declared together for one attack. Once any effect from that declaration point starts resolving, declared or not, no more can be added.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, REDZONE, REDZONE_Z], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight'], battleZone: ['Tri-horn Shepherd', 'Astrocomet Dragon', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'all three are declared',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${REDZONE}`, `Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
          },
          {
            asked: 'p1 standby',
            facts: [`usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE_Z}`],
            factsNot: ['effectBegan'],
            offers: [BLACK_V, REDZONE, REDZONE, REDZONE_Z],
            only: true,
            choose: [BLACK_V],
          },
          {
            asked: 'p1 standby',
            facts: ['p2 cardDiscarded Aqua Knight'],
            offers: [REDZONE, REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE_Z],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE_Z}`, `effectTriggered ${REDZONE_Z}`],
            choose: [REDZONE_Z],
          },
          { asked: 'p1 choose', choose: ['Card 1'] },
          { asked: 'p1 standby', offers: [REDZONE, REDZONE], only: true, choose: [REDZONE] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE}`, `effectTriggered ${REDZONE}`],
            offers: [`${REDZONE}: Invasion`, `${REDZONE}: When this is put`],
            only: true,
            choose: [`${REDZONE}: Invasion`],
          },
          { until: 'p1 shields', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Astrocomet Dragon', 'cardDestroyed Tri-horn Shepherd'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${REDZONE}, ${REDZONE_Z}, ${BLACK_V})`, 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Aqua Knight', 'Filler', 'Tri-horn Shepherd', 'Astrocomet Dragon'],
            shieldZone: 4,
          },
        },
      },
      {
        name: 'only one is declared',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: [BLACK_V, REDZONE], only: true, choose: [BLACK_V] },
          {
            asked: 'p1 shields',
            facts: ['p2 cardDiscarded Aqua Knight', `cardPut ${REDZONE}`, 'cardDestroyed Astrocomet Dragon'],
            factsNot: [`usageDeclared ${REDZONE_Z}`],
            forbids: [`${REDZONE} @506.3b`, `${REDZONE_Z} @506.3b`],
            choose: ['Shield 1', 'Shield 2', 'Shield 3'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'],
            hand: [REDZONE, REDZONE_Z],
            graveyard: 0,
          },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd'],
            hand: 3,
            graveyard: ['Aqua Knight', 'Astrocomet Dragon'],
            shieldZone: 2,
          },
        },
      },
    ],
  },
  {
    id: 'DU-032',
    rules: ['506.3b', '506.3c', '506.3d', '506.3e'],
    status: 'conflict',
    asks: 'Both players have something to declare for one attack. Who declares and resolves when?',
    says: 'If both players have something to declare for one attack, the active player declares and resolves everything before the non-active player may declare. An older version, in which both players declared first, is superseded.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Vehicle', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'both declare',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 effectBegan ${REDZONE}`,
              `p1 cardPut ${REDZONE}`,
              'p2 cardDestroyed Tri-horn Shepherd',
            ],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.attack.declaration.napResolve.resolving',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`, `p2 cardPut ${HAYABUSAMARU}`],
            choose: ['Aqua Vehicle'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Vehicle', HAYABUSAMARU], hand: 0, graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'only the non-active player declares',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            factsNot: ['usageDeclared'],
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 choose', factsNot: [`usageDeclared ${REDZONE}`], choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Aqua Vehicle', HAYABUSAMARU, 'Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-041',
    rules: ['506.3b', '603.2e'],
    status: 'firm',
    asks: 'Which abilities must be declared at the moment of their event?',
    says: 'Invasion, revolution change, attack chance, Valchuris and every gate of moonless night are declared at the exact moment their trigger event occurs. If that moment is missed, the effect never goes on standby.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'invasion',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${REDZONE} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'revolution change',
        begin: { p1: { hand: [RAFULULU], battleZone: [TULK, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${RAFULULU} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [`${TULK} (tapped)`, 'Fear Fang'], hand: [RAFULULU], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'attack chance, missed',
        begin: { p1: { hand: [DEAD_DISASTER], battleZone: [BLACK_V, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${DEAD_DISASTER}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 shields', forbids: [`${DEAD_DISASTER} @506.3b`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardUsed'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: [DEAD_DISASTER], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'attack chance, declared',
        begin: { p1: { hand: [DEAD_DISASTER], battleZone: [BLACK_V, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DEAD_DISASTER}`] },
          { asked: 'p1 standby', offers: [BLACK_V, DEAD_DISASTER], only: true, choose: [DEAD_DISASTER] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardUsed ${DEAD_DISASTER}`, 'p1 cardDrawn', `cardMoved ${DEAD_DISASTER} > graveyard`],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: 1, graveyard: [DEAD_DISASTER] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'Valchuris, only at the second attack',
        begin: {
          p1: { hand: [VALCHURIS], battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Knight', 'King Coral'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p1 declareUsage', offers: [`Declare ${VALCHURIS}`], only: true, choose: 'pass' },
          { asked: 'p1 shields', forbids: [`${VALCHURIS} @506.3b`], choose: ['Shield 1'] },
          { asked: 'p1 attack', factsNot: ['cardPut'], choose: ['Aqua Knight attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)', 'King Coral'],
            hand: [VALCHURIS],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 3, graveyard: 0, shieldZone: 2 },
        },
      },
      {
        name: 'gates: when a magic tool is used, when it is put, when a spell is cast',
        begin: {
          step: 'main',
          p1: {
            hand: [GRIGYAN, BAREDU, GAR_RAGANZARK, DE_SZARK, GI_LUGIRIN_CARD],
            manaZone: { darkness: 3, water: 2 },
            graveyard: [BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 pay', choose: ['Tap Darkness Filler, Darkness Filler, Darkness Filler'] },
          {
            asked: 'p1 declareUsage',
            facts: [`cardUsed ${GRIGYAN}`],
            factsNot: ['cardPut'],
            offers: [`Declare ${GAR_RAGANZARK}`],
            only: true,
            choose: 'pass',
          },
          {
            asked: 'p1 declareUsage',
            facts: [`cardPut ${GRIGYAN}`],
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 confirm', factsNot: ['usageDeclared'], choose: 'pass' },
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            facts: [`cardUsed ${BAREDU}`],
            offers: [`Declare ${GAR_RAGANZARK}`, `Declare ${GI_LUGIRIN}`],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 choose', choose: ['Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered', 'cardPut'],
          p1: {
            battleZone: [GRIGYAN, GRIGYAN, GRIGYAN, GRIGYAN, 'Fear Fang'],
            hand: [GAR_RAGANZARK, DE_SZARK, GI_LUGIRIN_CARD, 'Filler'],
            graveyard: [BAREDU, BAREDU, 'Filler'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: "zetsu gate, missed at the end of its player's turn",
        begin: {
          p1: {
            hand: [BANGETSU_CARD],
            graveyard: [BAREDU, BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            facts: ['p1 turnEnding'],
            factsNot: ['p1 turnEnded'],
            offers: [`Declare ${BANGETSU}`],
            only: true,
            choose: 'pass',
          },
          {
            asked: 'p2 charge',
            facts: ['p1 turnEnded', 'p2 turnBegan'],
            factsNot: ['cardPut'],
            choose: 'pass',
          },
          { asked: 'p2 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p1 charge',
          facts: ['p2 turnEnded', 'p1 turnBegan'],
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
            hand: [BANGETSU_CARD, 'Filler'],
            graveyard: [BAREDU, BAREDU],
          },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: "zetsu gate, declared at the end of its player's turn",
        begin: {
          p1: {
            hand: [BANGETSU_CARD],
            graveyard: [BAREDU, BAREDU],
            battleZone: [GRIGYAN, GRIGYAN, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: [`Declare ${BANGETSU}`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p1 cardPut', 'p1 turnEnded'],
          p1: {
            battleZone: ['Fear Fang', `${BANGETSU_CARD} (over ${GRIGYAN}, ${GRIGYAN}, ${BAREDU}, ${BAREDU})`],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-042',
    rules: ['506.3b'],
    status: 'firm',
    asks: 'Can an invasion be declared after an attack trigger has resolved?',
    says: "A player who resolves The Black V's discard first can no longer declare an invasion: an effect of that declaration point has already been resolved.",
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { hand: ['Aqua Knight', 'King Coral'], battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'the discard first, no declaration after it',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: 'pass' },
          { asked: 'p2 choose', facts: [`effectBegan ${BLACK_V}`], choose: ['King Coral'] },
          {
            asked: 'p1 shields',
            facts: ['p2 cardDiscarded King Coral'],
            factsNot: ['usageDeclared', `effectTriggered ${REDZONE}`],
            forbids: [`${REDZONE} @506.3b`],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane', 'Tri-horn Shepherd'],
            hand: ['Aqua Knight', 'Filler'],
            graveyard: ['King Coral'],
            shieldZone: 4,
          },
        },
      },
      {
        name: 'declared before the discard is resolved',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', choose: [BLACK_V] },
          { asked: 'p2 choose', choose: ['King Coral'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardDiscarded King Coral', `cardPut ${REDZONE}`],
          p1: { battleZone: [`${REDZONE} (tapped, over ${BLACK_V})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane'],
            hand: ['Aqua Knight'],
            graveyard: ['King Coral', 'Tri-horn Shepherd'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-047',
    rules: ['506.3d', '603.2e'],
    status: 'firm',
    asks: 'When does the non-active player declare a ninja strike or a revolution 0 trigger for an attack?',
    says: "Abilities that the non-active player declares when an opponent's creature attacks (a ninja strike, a revolution 0 trigger, an ability like Savark Calibur's) wait until the active player has declared and resolved.",
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Tri-horn Shepherd', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'ninja strike',
        begin: { p2: { hand: [HAYABUSAMARU], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            factsNot: ['p2 usageDeclared'],
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 cardPut ${REDZONE}`,
              'p2 cardDestroyed Tri-horn Shepherd',
              `p1 effectResolved ${REDZONE}`,
            ],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 choose',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`, `p2 cardPut ${HAYABUSAMARU}`],
            offers: ['Aqua Soldier', HAYABUSAMARU],
            only: true,
            choose: ['Aqua Soldier'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: [], graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'revolution 0 trigger',
        begin: { p2: { hand: [DOGIRAGON], shieldZone: 0, deck: [HELLION, 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p1 effectResolved ${REDZONE}`, 'p2 cardDestroyed Tri-horn Shepherd'],
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          {
            asked: 'p2 confirm',
            facts: [`p2 cardPut ${HELLION}`, `p2 cardPut ${DOGIRAGON}`],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', offers: [REDZONE, 'Fear Fang'], only: true, choose: [REDZONE] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `battleBegan ${DOGIRAGON}`,
            `cardDestroyed ${DOGIRAGON}`,
            `cardDestroyed ${REDZONE}`,
            'attackEnded',
          ],
          factsNot: ['duelEnded'],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: [REDZONE, RED] },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: [],
            graveyard: ['Tri-horn Shepherd', DOGIRAGON, HELLION],
          },
        },
      },
      {
        name: 'an unnamed ability in the hand',
        begin: {
          p2: {
            hand: [SAVARK],
            shieldZone: [
              { name: 'Filler', faceUp: true },
              { name: 'Filler', faceUp: true },
              { name: 'Filler', faceUp: true },
              'Filler',
            ],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p1 effectResolved ${REDZONE}`, 'p2 cardDestroyed Tri-horn Shepherd'],
            offers: [`Declare ${SAVARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${SAVARK}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`p2 cardRevealed ${SAVARK}`, `p2 usageDeclared ${SAVARK}`, `p2 cardPut ${SAVARK}`],
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: {
            battleZone: ['Aqua Soldier', SAVARK],
            hand: [],
            graveyard: ['Tri-horn Shepherd'],
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'DU-048',
    rules: ['506.3c', '506.3d'],
    status: 'firm',
    asks: "The active player's attack trigger changes the opponent's hand. From which hand does the opponent declare?",
    says: "The non-active player declares after the active player's attack triggers have resolved, from the hand as it is then: a ninja that they discarded cannot be declared, one that they let its owner draw can.",
    begin: {
      step: 'attack',
      cards: [benefactor],
      p1: { battleZone: [BLACK_V, 'Benefactor', 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the ninja is discarded',
        steps: [{ asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] }],
        end: {
          asked: 'p1 shields',
          facts: [`cardDiscarded ${HAYABUSAMARU}`],
          factsNot: ['usageDeclared', 'cardPut'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Benefactor', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [HAYABUSAMARU], shieldZone: 5 },
        },
      },
      {
        name: 'another card is discarded',
        begin: { p2: { hand: [HAYABUSAMARU, 'Aqua Knight'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          { asked: 'p2 choose', choose: ['Aqua Knight'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['cardDiscarded Aqua Knight'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: [HAYABUSAMARU] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Benefactor', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Burning Mane', HAYABUSAMARU],
            hand: 0,
            graveyard: ['Aqua Knight'],
            shieldZone: 5,
          },
        },
      },
      {
        name: 'the ninja is drawn',
        begin: { p2: { hand: 0, deck: [HAYABUSAMARU, 'Filler', 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Benefactor attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['effectBegan Benefactor', `p2 cardDrawn ${HAYABUSAMARU}`],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [BLACK_V, 'Benefactor (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', HAYABUSAMARU], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-049',
    rules: ['506.3b', '603.2f'],
    status: 'firm',
    asks: 'Can an attack chance be declared after an invasion has resolved?',
    says: 'The active player has an invasion and an attack chance. Both are declared before either resolves; an ability that was not declared is not offered again in that attack.',
    begin: {
      step: 'attack',
      p1: { hand: [DAMNED, DISASTER], battleZone: ['Deddam, Disaster', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'both declared',
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            factsNot: ['effectBegan'],
            offers: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
          },
          {
            asked: 'p1 standby',
            facts: [`usageDeclared ${DAMNED}`, `usageDeclared ${DISASTER}`],
            factsNot: ['effectBegan'],
            offers: [DAMNED, DISASTER],
            only: true,
            choose: [DISASTER],
          },
          {
            asked: 'p1 mode',
            facts: [
              `cardUsed ${DISASTER}`,
              'p1 cardDrawn',
              `effectResolved ${DISASTER}`,
              `cardPut ${DAMNED}`,
              `effectTriggered ${DAMNED}`,
            ],
            choose: ['3: '],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardMoved Aqua Vehicle > hand'],
          p1: {
            battleZone: [`${DAMNED} (tapped, over Deddam, Disaster)`, 'Fear Fang'],
            hand: 1,
            graveyard: [DISASTER],
          },
          p2: { battleZone: [], hand: ['Aqua Vehicle'], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'only one declared',
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DISASTER}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${DISASTER}`, `cardUsed ${DISASTER}`],
          factsNot: [`usageDeclared ${DAMNED}`, `cardRevealed ${DAMNED}`],
          p1: {
            battleZone: ['Deddam, Disaster (tapped)', 'Fear Fang'],
            hand: [DAMNED, 'Filler'],
            graveyard: [DISASTER],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-050',
    rules: ['506.3c', '605.1'],
    status: 'firm',
    asks: 'In which order does the active player resolve their effects from one attack?',
    says: "The active player's standby effects from one attack, triggered or declared, resolve one at a time. Before each one, the active player chooses which is next.",
    begin: {
      step: 'attack',
      p1: { hand: [DAMNED], battleZone: [MAGAND, 'Fear Fang'], shieldZone: ['Aqua Vehicle'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'trigger first',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            facts: [`effectTriggered ${MAGAND}`],
            factsNot: ['effectBegan'],
            choose: [`Declare ${DAMNED}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            offers: [MAGAND, DAMNED],
            only: true,
            mayPass: false,
            choose: [MAGAND],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${MAGAND}`],
            factsNot: [`effectBegan ${DAMNED}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 mode',
          facts: [`effectResolved ${MAGAND}`, `effectBegan ${DAMNED}`],
          p1: {
            battleZone: [`${DAMNED} (tapped, over ${MAGAND})`, 'Fear Fang'],
            hand: ['Aqua Vehicle'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [] },
        },
      },
      {
        name: 'invasion first',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DAMNED}`] },
          { asked: 'p1 standby', choose: [DAMNED] },
          {
            asked: 'p1 standby',
            facts: [`effectBegan ${DAMNED}`, `cardPut ${DAMNED}`],
            factsNot: [`effectBegan ${MAGAND}`],
            offers: [MAGAND, DAMNED],
            only: true,
            choose: [MAGAND],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 mode',
          p1: {
            battleZone: [`${DAMNED} (tapped, over ${MAGAND})`, 'Fear Fang'],
            hand: ['Aqua Vehicle'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-051',
    rules: ['506.3d', '603.2f'],
    status: 'firm',
    asks: "When are the conditions of the non-active player's declarations checked?",
    says: "The non-active player's conditions are checked when that player declares, not when the attack is declared, and those that follow the trigger as it resolves. Shields lost and mana gained in between count.",
    begin: { step: 'attack', p1: {}, p2: {} },
    plays: [
      {
        name: 'no shields left after the meteorburn',
        begin: {
          p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
          p2: { hand: [DOGIRAGON], shieldZone: 2, deck: [HELLION, 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['p2 shieldBroken', 'p2 shieldBroken'],
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          { asked: 'p2 confirm', facts: [`cardPut ${HELLION}`, `cardPut ${DOGIRAGON}`], choose: 'pass' },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: {
            battleZone: [`${APOLLONUS} (tapped)`, 'Fear Fang'],
            hand: [],
            graveyard: DRAGONS,
          },
          p2: { battleZone: [`${DOGIRAGON} (over ${HELLION})`], hand: 2, graveyard: [] },
        },
      },
      {
        name: 'shields left: declared but misfires',
        begin: {
          p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
          p2: { hand: [DOGIRAGON], shieldZone: 4, deck: [HELLION, 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [`Declare ${DOGIRAGON}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${DOGIRAGON}`, `effectMisfired ${DOGIRAGON}`],
          factsNot: ['cardPut'],
          p1: {
            battleZone: [`${APOLLONUS} (tapped, over ${DRAGONS.join(', ')})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [DOGIRAGON], graveyard: [], shieldZone: 4 },
        },
      },
      {
        name: 'a fourth mana card was added',
        begin: {
          cards: [almsgiver],
          p1: { battleZone: ['Almsgiver', 'Fear Fang'] },
          p2: { hand: [HAYABUSAMARU], manaZone: 3 },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Almsgiver attacks the player'] },
          {
            asked: 'p2 declareUsage',
            facts: ['p1 effectResolved Almsgiver'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`cardPut ${HAYABUSAMARU}`],
          p1: { battleZone: ['Almsgiver (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [HAYABUSAMARU], hand: [], graveyard: [], manaCount: 4 },
        },
      },
      {
        name: 'only three mana cards: declared but misfires',
        begin: {
          cards: [almsgiver],
          p1: { battleZone: ['Almsgiver', 'Fear Fang'] },
          p2: { hand: [HAYABUSAMARU], manaZone: 2 },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Almsgiver attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${HAYABUSAMARU}`, `effectMisfired ${HAYABUSAMARU}`],
          factsNot: ['cardPut'],
          p1: { battleZone: ['Almsgiver (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [HAYABUSAMARU], graveyard: [], manaCount: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-052',
    rules: ['506.3e', '101.4c'],
    status: 'firm',
    asks: "An effect of the active player triggers while the non-active player's effects resolve. When does it resolve?",
    says: "While the non-active player's effects resolve, one of them triggers an effect of the active player. It resolves as soon as that one is finished; then the non-active player continues with the rest.",
    begin: {
      step: 'attack',
      cards: [sentry],
      p1: { battleZone: [MUTANT, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU, 'Aqua Knight'], manaZone: 4, battleZone: ['Sentry', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the first of two triggers it',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            facts: ['p2 effectTriggered Sentry'],
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 standby', offers: ['Sentry', HAYABUSAMARU], only: true, choose: [HAYABUSAMARU] },
          { asked: 'p2 standby', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Sentry'] },
          {
            asked: 'p2 choose',
            standby: [`p2 resolving ${HAYABUSAMARU}`],
            facts: [
              'p2 effectBegan Sentry',
              `cardDestroyed ${MUTANT}`,
              'p2 effectResolved Sentry',
              `p1 effectBegan ${MUTANT}`,
              'p2 cardDiscarded Aqua Knight',
              `p2 effectBegan ${HAYABUSAMARU}`,
            ],
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: [MUTANT] },
          p2: {
            battleZone: ['Sentry', 'Burning Mane', HAYABUSAMARU],
            hand: 0,
            graveyard: ['Aqua Knight'],
            shieldZone: 5,
          },
        },
      },
      {
        name: "the active player's effect takes the declared card",
        begin: { p2: { hand: [HAYABUSAMARU] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 standby', choose: ['Sentry'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardDestroyed ${MUTANT}`,
            `p1 effectBegan ${MUTANT}`,
            `p2 cardDiscarded ${HAYABUSAMARU}`,
            `p2 effectMisfired ${HAYABUSAMARU}`,
          ],
          factsNot: ['cardPut'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: [MUTANT] },
          p2: { battleZone: ['Sentry', 'Burning Mane'], hand: 0, graveyard: [HAYABUSAMARU], shieldZone: 5 },
        },
      },
      {
        name: 'nothing triggers for the active player',
        begin: { p1: { battleZone: ['Candy Drop', 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 standby', choose: ['Sentry'] },
          {
            asked: 'p2 choose',
            facts: ['cardDestroyed Candy Drop', `cardPut ${HAYABUSAMARU}`],
            choose: ['Sentry'],
          },
        ],
        end: {
          asked: 'p2 block',
          factsNot: ['p1 effectBegan', 'cardDiscarded'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: ['Candy Drop'] },
          p2: {
            battleZone: ['Sentry', 'Burning Mane', HAYABUSAMARU],
            hand: ['Aqua Knight'],
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'DU-054',
    rules: ['506.3b', '506.3c', '506.3d', '506.3e', '511.1'],
    status: 'firm',
    asks: 'In which order do both players declare and resolve?',
    says: 'At an attack and at the end of the turn the order is: the active player declares, the active player resolves, the non-active player declares, the non-active player resolves.',
    begin: {
      cards: [lookout],
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Lookout', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'at an attack',
        begin: { step: 'attack' },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: ['p2 effectTriggered Lookout'],
            factsNot: ['usageDeclared', 'effectBegan'],
            choose: [`Declare ${REDZONE}`],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [
              `p1 usageDeclared ${REDZONE}`,
              `p1 effectBegan ${REDZONE}`,
              `p1 effectResolved ${REDZONE}`,
              'cardDestroyed Tri-horn Shepherd',
            ],
            factsNot: ['p2 effectBegan', 'p2 usageDeclared'],
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p2 standby',
            state: 'turn.attack.declaration.napResolve.ordering',
            facts: [`p2 usageDeclared ${HAYABUSAMARU}`],
            factsNot: ['effectBegan'],
            offers: ['Lookout', HAYABUSAMARU],
            only: true,
            choose: ['Lookout'],
          },
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.resolving', choose: 'pass' },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Lookout'] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lookout', HAYABUSAMARU], hand: [], graveyard: ['Tri-horn Shepherd'] },
        },
      },
      {
        name: 'at the end of the turn',
        begin: {
          step: 'attack',
          p1: {
            hand: [BANGETSU_CARD, GUARDIAN],
            battleZone: [HEAVEN, DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI],
          },
          p2: { hand: [ZERO], manaZone: 0, battleZone: [] },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            state: 'turn.end.apDeclare',
            facts: [`effectTriggered ${HEAVEN}`, `effectTriggered ${DURINRI}`],
            factsNot: ['effectBegan', 'usageDeclared'],
            offers: [`Declare ${BANGETSU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${BANGETSU}`],
          },
          { asked: 'p1 standby', state: 'turn.end.apResolve.ordering', choose: [HEAVEN] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', facts: [`cardPut ${GUARDIAN}`], choose: [BANGETSU] },
          { until: 'p2 declareUsage', passing: true },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            factsNot: ['p2 effectBegan'],
            offers: [`Declare ${ZERO}`],
            only: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', state: 'turn.end.napResolve.resolving', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [
              HEAVEN,
              GUARDIAN,
              `${BANGETSU_CARD} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`,
            ],
            hand: [],
            graveyard: ['Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO] },
        },
      },
    ],
  },
  {
    id: 'DU-058',
    rules: ['506.3b'],
    status: 'firm',
    asks: "Magand's attack trigger adds an invasion or a revolution change to the hand. Can it be declared for this attack?",
    says: "A card added to the hand by Magand's attack trigger is too late to be declared for that attack, whether its ability is an invasion or a revolution change.",
    begin: {
      step: 'attack',
      cards: [usurper],
      p1: { battleZone: [MAGAND, MAGAND, 'Fear Fang'], shieldZone: [DAMNED] },
    },
    plays: [
      {
        name: 'an invasion comes from the shields and can be used at the next attack',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          {
            asked: 'p1 confirm',
            state: 'turn.attack.declaration.apResolve.resolving',
            facts: [`effectBegan ${MAGAND}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 shields',
            facts: [`p1 cardMoved ${DAMNED} > hand`],
            factsNot: ['usageDeclared'],
            choose: ['Shield 1', 'Shield 2'],
          },
          { asked: 'p1 attack', factsNot: ['usageDeclared'], choose: [`${MAGAND} attacks the player`] },
        ],
        end: {
          asked: 'p1 declareUsage',
          state: 'turn.attack.declaration.apDeclare',
          p1: {
            battleZone: [`${MAGAND} (tapped)`, `${MAGAND} (tapped)`, 'Fear Fang'],
            hand: [DAMNED],
            graveyard: [],
          },
          p2: { battleZone: [], hand: 2, graveyard: [], shieldZone: 3 },
        },
      },
      {
        name: 'a revolution change comes from the shields',
        begin: { p1: { shieldZone: ['Usurper'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p1 cardMoved Usurper > hand'],
          factsNot: ['usageDeclared'],
          p1: { battleZone: [`${MAGAND} (tapped)`, MAGAND, 'Fear Fang'], hand: ['Usurper'], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'both were already in hand',
        begin: { p1: { hand: [DAMNED, 'Usurper'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DAMNED}`, 'Declare Usurper'],
            only: true,
            mayPass: true,
            choose: ['Declare Usurper'],
          },
          { asked: 'p1 standby', offers: [MAGAND, 'Usurper'], only: true, choose: ['Usurper'] },
          { asked: 'p1 confirm', facts: [`cardMoved ${MAGAND} > hand`, 'cardPut Usurper'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['attackDeclared'],
          p1: {
            battleZone: ['Usurper (tapped)', MAGAND, 'Fear Fang'],
            hand: [DAMNED, MAGAND],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-059',
    rules: ['506.3', '506.3a'],
    status: 'firm',
    asks: 'Does an attack trigger work on a card that becomes the attacking creature during the attack?',
    says: 'Attack triggers check only the moment when the attacker is chosen. A card that enters the battle zone during the attack does not trigger, even if it becomes the attacker.',
    begin: {
      step: 'attack',
      cards: [secondWind],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'put on top of the attacker',
        begin: { p1: { hand: ['Second Wind'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 declareUsage', choose: ['Declare Second Wind'] },
          {
            asked: 'p1 shields',
            facts: ['cardPut Second Wind', 'effectResolved Second Wind'],
            factsNot: ['cardDrawn'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDrawn', 'effectTriggered'],
          p1: {
            battleZone: ['Second Wind (tapped, over Fear Fang)', 'Burning Mane'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'the creature itself attacks',
        begin: { p1: { battleZone: [{ name: 'Second Wind', over: ['Fear Fang'] }, 'Burning Mane'] } },
        steps: [{ asked: 'p1 attack', choose: ['Second Wind attacks the player'] }],
        end: {
          asked: 'p1 shields',
          facts: ['attackDeclared Second Wind @506.3', 'effectTriggered Second Wind', 'p1 cardDrawn'],
          p1: {
            battleZone: ['Second Wind (tapped, over Fear Fang)', 'Burning Mane'],
            hand: 1,
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
      {
        name: 'put by the opponent from a broken shield',
        begin: { p2: { shieldZone: [VEGAS, 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${VEGAS}`] },
          {
            asked: 'p1 attack',
            facts: [`p2 cardPut ${VEGAS}`],
            factsNot: ['cardDrawn'],
            choose: ['Burning Mane attacks the player'],
          },
        ],
        end: {
          asked: 'p2 standby',
          facts: ['attackDeclared Burning Mane', `p2 effectTriggered ${VEGAS}`],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)'], hand: [], graveyard: [] },
          p2: { battleZone: [VEGAS], hand: [], graveyard: [], shieldZone: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-060',
    rules: ['506.3a'],
    status: 'firm',
    asks: 'A creature becomes a nature creature after the attack was declared. Does an ability that triggers when a nature creature attacks trigger?',
    says: 'An ability triggers when a nature creature attacks. A water creature that becomes a nature creature after the attack was declared does not trigger it.',
    begin: {
      step: 'attack',
      cards: [judge, chameleon, weigher],
      p1: { battleZone: ['Chameleon', 'Fear Fang', 'Aqua Soldier'] },
      p2: { battleZone: ['Judge', 'Weigher'] },
    },
    plays: [
      {
        name: 'it becomes a nature creature later',
        steps: [
          { asked: 'p1 attack', choose: ['Chameleon attacks the player'] },
          {
            asked: 'p1 shields',
            facts: ['attackDeclared Chameleon', 'lastingEffectBegan Chameleon'],
            factsNot: ['effectTriggered Judge'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectTriggered Weigher', 'p2 cardDrawn'],
          factsNot: ['effectTriggered Judge', 'cardDestroyed'],
          p1: { battleZone: ['Chameleon (tapped)', 'Fear Fang', 'Aqua Soldier'], hand: [], graveyard: [] },
          p2: { battleZone: ['Judge', 'Weigher'], hand: 2, graveyard: [] },
        },
      },
      {
        name: 'it was a nature creature',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p1 shields',
            facts: ['effectTriggered Judge', 'effectResolved Judge'],
            factsNot: ['cardDestroyed'],
            choose: ['Shield 1'],
          },
          {
            asked: 'p2 standby',
            state: 'turn.attack.endOfAttack.napResolve.ordering',
            facts: ['attackEnding Fear Fang'],
            offers: ['Weigher', 'Judge'],
            only: true,
            choose: ['Judge'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang', 'attackEnded'],
          p1: { battleZone: ['Chameleon', 'Aqua Soldier'], hand: [], graveyard: ['Fear Fang'] },
          p2: { battleZone: ['Judge', 'Weigher'], hand: 2, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-061',
    rules: ['506.3a'],
    status: 'firm',
    asks: 'At which moment are the characteristics of an attacked creature checked?',
    says: 'An ability that checks the characteristics of an attacked creature uses only those it had when attacker and target were chosen.',
    begin: {
      step: 'attack',
      cards: [mourner, gardener, flooder],
      p1: { battleZone: ['Gardener', 'Flooder', 'Fear Fang'] },
      p2: {
        battleZone: [
          'Mourner',
          { name: 'Aqua Vehicle', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
      },
    },
    plays: [
      {
        name: 'the target gains the characteristic',
        steps: [{ asked: 'p1 attack', choose: ['Gardener attacks Aqua Vehicle'] }],
        end: {
          asked: 'p1 attack',
          facts: ['creatureAttacked Aqua Vehicle', 'lastingEffectBegan Gardener', 'battleBegan Gardener'],
          factsNot: ['effectTriggered Mourner', 'cardDrawn'],
          p1: { battleZone: ['Gardener (tapped)', 'Flooder', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Mourner', 'Burning Mane (tapped)'], hand: [], graveyard: ['Aqua Vehicle'] },
        },
      },
      {
        name: 'the target loses the characteristic',
        steps: [{ asked: 'p1 attack', choose: ['Flooder attacks Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureAttacked Burning Mane',
            'lastingEffectBegan Flooder',
            'effectBegan Mourner',
            'p2 cardDrawn',
            'battleBegan Flooder',
          ],
          p1: { battleZone: ['Gardener', 'Flooder (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: ['Mourner', 'Aqua Vehicle (tapped)'], hand: 1, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'DU-074',
    rules: ['506.3b'],
    status: 'firm',
    asks: 'Can an invasion be declared for the creature that a revolution change has put?',
    says: 'Revolution change replaces the attacker with Miradante Twelve. An invasion that fits only the new creature is too late: declarations are made before the first effect resolves.',
    begin: {
      step: 'attack',
      p1: { hand: [POPE, DAMNED], battleZone: [ROSIA, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'after the revolution change',
        steps: [
          { asked: 'p1 attack', choose: [`${ROSIA} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${POPE}`],
            only: true,
            lacks: [DAMNED],
            choose: [`Declare ${POPE}`],
          },
          {
            asked: 'p1 standby',
            facts: [`usageDeclared ${POPE}`, `cardPut ${POPE}`],
            offers: [`${POPE}: When`, `${POPE}: Final revolution`],
            only: true,
            choose: [`${POPE}: Final revolution`],
          },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: [`usageDeclared ${DAMNED}`, `cardPut ${DAMNED}`],
          p1: { battleZone: [`${POPE} (tapped)`, 'Fear Fang'], hand: [ROSIA, DAMNED], graveyard: [] },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [] },
        },
      },
      {
        name: 'Miradante Twelve itself attacks',
        begin: { p1: { hand: [DAMNED], battleZone: [POPE, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${POPE} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DAMNED}`],
            only: true,
            choose: [`Declare ${DAMNED}`],
          },
          { asked: 'p1 mode', facts: [`cardPut ${DAMNED}`], choose: ['1: '] },
        ],
        end: {
          asked: 'p1 shields',
          p1: { battleZone: [`${DAMNED} (tapped, over ${POPE})`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'DU-083',
    rules: ['506.3b', '601.1b'],
    status: 'unclear',
    asks: 'Can an attack chance be declared while spells cannot be cast, if an invasion will remove the ban?',
    says: 'While spells cannot be cast, an attack chance is declared together with an invasion; the creature put by the invasion removes the ban and the spell is cast. This assumes that a forbidden use can be declared, which other official answers deny.',
    begin: {
      step: 'attack',
      rules: { forbiddenUse: 'declaredAndMisfires' },
      p1: { hand: [DAMNED, DISASTER], battleZone: ['Deddam, Disaster', 'Fear Fang'] },
      p2: { battleZone: [RECODEKING] },
    },
    plays: [
      {
        name: 'declared despite the ban',
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DAMNED}`, `Declare ${DISASTER}`],
          },
          { asked: 'p1 standby', offers: [DAMNED, DISASTER], only: true, choose: [DAMNED] },
          { asked: 'p1 standby', offers: [DAMNED, DISASTER], only: true, choose: [DAMNED] },
          { asked: 'p1 mode', choose: ['1: '] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p2 cardMoved ${RECODEKING} > graveyard`, `cardUsed ${DISASTER}`, 'p1 cardDrawn'],
          p1: {
            battleZone: [`${DAMNED} (tapped, over Deddam, Disaster)`, 'Fear Fang'],
            hand: 1,
            graveyard: [DISASTER],
          },
          p2: { battleZone: [], hand: [], graveyard: [RECODEKING] },
        },
      },
      {
        name: 'our reading: not declared',
        begin: { rules: '1.45' },
        steps: [
          { asked: 'p1 attack', choose: ['Deddam, Disaster attacks the player'] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DAMNED}`],
            only: true,
            forbids: [`${DISASTER} @101.2`],
            choose: [`Declare ${DAMNED}`],
          },
          { asked: 'p1 mode', choose: ['1: '] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['cardUsed', 'cardDrawn'],
          p1: {
            battleZone: [`${DAMNED} (tapped, over Deddam, Disaster)`, 'Fear Fang'],
            hand: [DISASTER],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [RECODEKING] },
        },
      },
    ],
  },
  {
    id: 'DU-084',
    rules: ['506.3d'],
    status: 'firm',
    asks: 'An attack trigger breaks shields. Can cards from them be declared in the same attack?',
    says: "The active player's attack trigger breaks the shields, and one of them, a card with an oniend, goes to the hand. The non-active player has not declared yet, so the oniend can be declared in that attack; so can a ninja strike or a revolution 0 trigger.",
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: {
        shieldZone: [JAOUMON, 'Filler'],
        battleZone: ['King Coral'],
        deck: ['Zagaan, Knight of Darkness', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
    },
    plays: [
      {
        name: 'oniend',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p2 shieldBroken ${JAOUMON} > hand`, `p1 effectResolved ${APOLLONUS}`],
            offers: [`Declare ${JAOUMON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${JAOUMON}`],
          },
          {
            asked: 'p2 confirm',
            facts: [`usageDeclared ${JAOUMON}`, `cardUsed ${JAOUMON}`, 'cardPut Zagaan, Knight of Darkness'],
            choose: 'pass',
          },
          { asked: 'p2 block', choose: ['Block with King Coral'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['duelEnded'],
          p1: { battleZone: [`${APOLLONUS} (tapped)`, 'Fear Fang'], hand: [], graveyard: DRAGONS },
          p2: {
            battleZone: ['Zagaan, Knight of Darkness'],
            hand: 1,
            graveyard: [JAOUMON, 'Filler', 'Filler', 'Filler', 'King Coral'],
            shieldZone: 0,
            deckCount: 1,
          },
        },
      },
      {
        name: 'ninja strike and revolution 0 trigger',
        begin: { p2: { shieldZone: [HAYABUSAMARU, DOGIRAGON], manaZone: 4, battleZone: ['Aqua Soldier'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            offers: [`Declare ${HAYABUSAMARU}`, `Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: ['Aqua Soldier'] },
          {
            asked: 'p2 block',
            offers: ['Block with Aqua Soldier'],
            only: true,
            choose: ['Block with Aqua Soldier'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [`${APOLLONUS} (tapped)`, 'Fear Fang'], hand: [], graveyard: DRAGONS },
          p2: { battleZone: [HAYABUSAMARU], hand: ['Aqua Soldier', DOGIRAGON], graveyard: [], shieldZone: 0 },
        },
      },
    ],
  },
];
