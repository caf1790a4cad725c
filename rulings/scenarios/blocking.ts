import {
  any,
  blocker,
  cannot,
  choose,
  civilizations,
  creature,
  delayed,
  destroy,
  draw,
  from,
  gains,
  gets,
  hasWhile,
  isLike,
  may,
  notThat,
  oneOf,
  opponentsCreatures,
  other,
  power,
  returnToHand,
  self,
  when,
  wheneverAttacks,
  wheneverBlocks,
  youHave,
  yourCreatures,
  yourHand,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { HAYABUSAMARU } from './cardNames.ts';

const LA_URA_GIGA = 'La Ura Giga, Sky Guardian';
const plain = { cost: 3, power: 3000 } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const blocked = { event: 'becomesBlocked', what: itself } as const;
const yoursBlocked = { event: 'becomesBlocked', what: any('you') } as const;

/** Has blocker only while its player has two other creatures. */
const recruit = creature({
  ...plain,
  name: 'Recruit',
  civilizations: ['light'],
  abilities: [hasWhile(youHave(yourCreatures({ other: true }), { min: 2 }), gains(blocker))],
});

/** Has blocker, but cannot block unless its player has two other creatures. */
const coward = creature({
  ...plain,
  name: 'Coward',
  civilizations: ['light'],
  abilities: [
    blocker,
    hasWhile(notThat(youHave(yourCreatures({ other: true }), { min: 2 })), cannot({ do: 'block' })),
  ],
});

/** Has more power while it is a blocking creature. */
const bulwark = creature({
  ...plain,
  name: 'Bulwark',
  civilizations: ['light'],
  power: 1000,
  abilities: [blocker, hasWhile(isLike(self, { blocking: true }), power(4000))],
});

/** Destroys a blocking creature at the end of the attack, if there still is one. */
const assessor = creature({
  ...plain,
  name: 'Assessor',
  civilizations: ['darkness'],
  abilities: [
    when({ event: 'endOfAttack', what: any('you') }, destroy(choose(opponentsCreatures({ blocking: true })))),
  ],
});

/** Returns the blocker, so the blocked attacker has no battle. */
const evader = creature({
  ...plain,
  name: 'Evader',
  civilizations: ['water'],
  abilities: [when(blocked, returnToHand(other))],
});

/** Draws when it attacks and is not blocked. */
const intruder = creature({
  ...plain,
  name: 'Intruder',
  civilizations: ['darkness'],
  abilities: [when({ event: 'isNotBlocked', what: itself }, draw())],
});

const toller = creature({
  ...plain,
  name: 'Toller',
  civilizations: ['water'],
  abilities: [when(yoursBlocked, draw())],
});

const tracker = creature({
  ...plain,
  name: 'Tracker',
  civilizations: ['nature'],
  abilities: [when(blocked, gets(self, 'attack', power(1000)))],
});

const porter = creature({
  ...plain,
  name: 'Porter',
  civilizations: ['light'],
  power: 6000,
  abilities: [blocker, wheneverBlocks(self, draw())],
});

const watchman = creature({
  ...plain,
  name: 'Watchman',
  civilizations: ['light'],
  abilities: [
    wheneverBlocks(any('you'), destroy(choose(opponentsCreatures({ blocking: false, attacking: false })))),
  ],
});

/** Draws when a light creature of its player becomes blocked. */
const almoner = creature({
  ...plain,
  name: 'Almoner',
  civilizations: ['water'],
  abilities: [when({ event: 'becomesBlocked', what: any('you', { civilizations: ['light'] }) }, draw())],
});

const convert = creature({
  ...plain,
  name: 'Convert',
  civilizations: ['nature'],
  abilities: [when(blocked, gets(self, 'turn', civilizations('light')))],
});

const apostate = creature({
  ...plain,
  name: 'Apostate',
  civilizations: ['light'],
  abilities: [when(blocked, gets(self, 'turn', civilizations('nature')))],
});

const novice = creature({
  ...plain,
  name: 'Novice',
  civilizations: ['nature'],
  abilities: [wheneverAttacks(self, gets(self, 'turn', civilizations('light')))],
});

/** Destroys a light creature that blocked it at the end of the attack. */
const avenger = creature({
  ...plain,
  name: 'Avenger',
  civilizations: ['darkness'],
  abilities: [
    when(
      { ...blocked, by: { civilizations: ['light'] } },
      delayed(when({ event: 'endOfAttack', what: any('you') }, destroy(other)), 'once'),
    ),
  ],
});

const turncoat = creature({
  ...plain,
  name: 'Turncoat',
  civilizations: ['darkness'],
  power: 5000,
  abilities: [blocker, wheneverBlocks(self, gets(self, 'turn', civilizations('light')))],
});

/** A modal block trigger. */
const tactician = creature({
  ...plain,
  name: 'Tactician',
  civilizations: ['water'],
  abilities: [when(blocked, oneOf(draw(), destroy(choose(opponentsCreatures({ blocking: false })))))],
});

/** Triggers in the hand, so it must be declared. */
const reserve = creature({
  ...plain,
  name: 'Reserve',
  civilizations: ['light'],
  abilities: [from(['hand'], when({ event: 'blocks', what: any('you') }, may({ do: 'put', what: self })))],
});

/** Draws whenever the opponent draws. */
const mimic = creature({
  ...plain,
  name: 'Mimic',
  civilizations: ['water'],
  abilities: [when({ event: 'drawn', by: 'opponent' }, draw())],
});

/** Returns the creature that blocks a creature of its player. */
const exile = creature({
  ...plain,
  name: 'Exile',
  civilizations: ['water'],
  abilities: [when(yoursBlocked, returnToHand(choose(opponentsCreatures({ blocking: true }))))],
});

/** Draws when it blocks. */
const squire = creature({
  ...plain,
  name: 'Squire',
  civilizations: ['light'],
  power: 1000,
  abilities: [blocker, wheneverBlocks(self, draw())],
});

/** Draws when it becomes blocked. */
const duelist = creature({
  ...plain,
  name: 'Duelist',
  civilizations: ['fire'],
  abilities: [when(blocked, draw())],
});

/** Puts a creature from the hand into the battle zone, blocking. */
const bodyguard = creature({
  ...plain,
  name: 'Bodyguard',
  civilizations: ['light'],
  abilities: [
    wheneverAttacks(
      any('opponent'),
      may({ do: 'put', what: choose(yourHand({ names: ['Squire'] })), blocking: true }),
    ),
  ],
});

/** Draws when a light creature of its player blocks. */
const verger = creature({
  ...plain,
  name: 'Verger',
  civilizations: ['nature'],
  abilities: [wheneverBlocks(any('you', { civilizations: ['light'] }), draw())],
});

/** Makes its player's creatures light when an opponent's creature attacks. */
const lamplighter = creature({
  ...plain,
  name: 'Lamplighter',
  civilizations: ['nature'],
  abilities: [wheneverAttacks(any('opponent'), gets(yourCreatures(), 'turn', civilizations('light')))],
});

/** Destroys the creature that blocks a creature of its player. */
const hunter = creature({
  ...plain,
  name: 'Hunter',
  civilizations: ['fire'],
  abilities: [when(yoursBlocked, destroy(choose(opponentsCreatures({ blocking: true }))))],
});

/** 507: blocking and its triggers. */
export const blocking: readonly Scenario[] = [
  {
    id: 'BL-001',
    rules: ['507.1'],
    status: 'firm',
    asks: 'Who decides whether to block?',
    says: 'The attacked player is asked whether to block if one of their creatures can. Blocking is optional.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: ['La Ura Giga, Sky Guardian', { name: 'King Coral', tapped: true }, 'Aqua Soldier'],
      },
    },
    plays: [
      {
        name: 'blocks',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            state: 'turn.attack.block.choosing',
            offers: ['Block with La Ura Giga, Sky Guardian'],
            only: true,
            mayPass: true,
            choose: ['Block with La Ura Giga, Sky Guardian'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 creatureBlocked La Ura Giga, Sky Guardian',
            'attackBlocked Fear Fang',
            'battleBegan Fear Fang',
          ],
          factsNot: ['shieldBroken', 'attackNotBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['King Coral (tapped)', 'Aqua Soldier'],
            hand: 0,
            graveyard: ['La Ura Giga, Sky Guardian'],
            shieldZone: 5,
          },
        },
      },
      {
        name: 'declines to block',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
          { asked: 'p1 shields', facts: ['attackNotBlocked Fear Fang'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Filler > hand'],
          factsNot: ['battleBegan', 'creatureBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['La Ura Giga, Sky Guardian', 'King Coral (tapped)', 'Aqua Soldier'],
            hand: 1,
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'BL-002',
    rules: ['507.1a'],
    status: 'firm',
    asks: 'Which creatures can block?',
    says: 'Only creatures with an ability that redirects attacks can be chosen to block; a creature without "blocker" cannot.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [LA_URA_GIGA, 'Tri-horn Shepherd', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'with a blocker as well',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            offers: [`Block with ${LA_URA_GIGA}`],
            only: true,
            lacks: ['Tri-horn Shepherd', 'Aqua Soldier'],
            forbids: ['Tri-horn Shepherd @507.1a', 'Aqua Soldier @507.1a'],
            choose: 'pass',
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['creatureBlocked', 'battleBegan'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: [LA_URA_GIGA, 'Tri-horn Shepherd', 'Aqua Soldier'],
            hand: 1,
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
      {
        name: 'without a blocker',
        begin: { p2: { battleZone: ['Tri-horn Shepherd', 'Aqua Soldier'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p1 shields',
            state: 'turn.attack.directAttack.beforeBreak.choosingShields',
            facts: ['attackDeclared Fear Fang', 'attackNotBlocked Fear Fang @507.3c'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Filler > hand'],
          factsNot: ['creatureBlocked', 'battleBegan'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Tri-horn Shepherd', 'Aqua Soldier'],
            hand: 1,
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'BL-003',
    rules: ['507.1a'],
    status: 'firm',
    asks: 'Can a tapped creature block?',
    says: 'A tapped creature with "blocker" cannot be chosen to block.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Seamine', tapped: true }, 'Emerald Grass'] },
    },
    plays: [
      {
        name: 'one is tapped, one is not',
        steps: [
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Emerald Grass'],
            only: true,
            lacks: ['Seamine'],
            forbids: ['Seamine @507.1a'],
            choose: ['Block with Emerald Grass'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 creatureBlocked Emerald Grass', 'p1 cardDestroyed Burning Mane'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Burning Mane'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Emerald Grass (tapped)'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'tapped by its block in the previous attack',
        begin: { p2: { battleZone: ['Seamine'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p2 block', offers: ['Block with Seamine'], only: true, choose: ['Block with Seamine'] },
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['attackDeclared Fear Fang', 'attackNotBlocked Fear Fang'],
          factsNot: ['creatureBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: ['Burning Mane'] },
          p2: { battleZone: ['Seamine (tapped)'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-004',
    rules: ['507.1a', '101.2'],
    status: 'firm',
    asks: 'When must the condition of a conditional blocker be met?',
    says: 'A creature that has "blocker" only under a condition, or may block only under a condition, can be chosen only if the condition is met when blockers are chosen.',
    begin: {
      step: 'attack',
      cards: [recruit, coward],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Recruit', 'Seamine'] },
    },
    plays: [
      {
        name: 'too few creatures to have blocker',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Seamine'],
            only: true,
            forbids: ['Recruit @507.1a'],
            choose: 'pass',
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Recruit', 'Seamine'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'too few creatures to be allowed to block',
        begin: { p2: { battleZone: ['Coward', 'Seamine'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Seamine'],
            only: true,
            forbids: ['Coward @101.2'],
            choose: 'pass',
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Coward', 'Seamine'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'enough creatures for both',
        begin: { p2: { battleZone: ['Recruit', 'Coward', 'Aqua Soldier'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Recruit', 'Block with Coward'],
            only: true,
            choose: ['Block with Recruit'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 creatureBlocked Recruit', 'p1 cardDestroyed Burning Mane'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Burning Mane'] },
          p2: {
            battleZone: ['Recruit (tapped)', 'Coward', 'Aqua Soldier'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'met by a creature put when the attack is declared',
        begin: { p2: { battleZone: ['Recruit', 'Aqua Soldier'], hand: [HAYABUSAMARU], manaZone: 4 } },
        steps: [
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`cardPut ${HAYABUSAMARU}`], choose: [HAYABUSAMARU] },
          {
            asked: 'p2 block',
            offers: ['Block with Recruit', `Block with ${HAYABUSAMARU}`],
            only: true,
            choose: ['Block with Recruit'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 creatureBlocked Recruit'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Burning Mane'] },
          p2: {
            battleZone: ['Recruit (tapped)', 'Aqua Soldier', HAYABUSAMARU],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-005',
    rules: ['507.1a', '101.2'],
    status: 'firm',
    asks: 'Can a creature that cannot be blocked be blocked by anything?',
    says: 'No creature can be chosen to block an attacker that cannot be blocked. The same player can still block other attackers.',
    begin: {
      p1: {
        hand: ['Laser Wing'],
        manaZone: { light: 5 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'],
      },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the attacker was chosen for Laser Wing',
        steps: [
          { asked: 'p1 main', choose: ['Cast Laser Wing'] },
          {
            asked: 'p1 choose',
            offers: ['Fear Fang', 'Burning Mane', 'Forest Hornet'],
            only: true,
            mayPass: true,
            choose: ['Fear Fang', 'Burning Mane'],
          },
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p1 shields',
            state: 'turn.attack.directAttack.beforeBreak.choosingShields',
            facts: ['attackNotBlocked Fear Fang'],
            choose: ['Shield 1'],
          },
          { asked: 'p1 attack', factsNot: ['creatureBlocked'], choose: ['Forest Hornet attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Seamine'],
            only: true,
            choose: ['Block with Seamine'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 creatureBlocked Seamine', 'p1 battleLost Forest Hornet'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane'],
            hand: 0,
            graveyard: ['Laser Wing', 'Forest Hornet'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 1, graveyard: ['Seamine'], shieldZone: 4 },
        },
      },
      {
        name: 'nothing was chosen',
        steps: [
          { asked: 'p1 main', choose: ['Cast Laser Wing'] },
          { asked: 'p1 choose', choose: [] },
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', offers: ['Block with Seamine'], only: true, choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 creatureBlocked Seamine'],
          p1: {
            battleZone: ['Burning Mane', 'Forest Hornet'],
            hand: 0,
            graveyard: ['Laser Wing', 'Fear Fang'],
          },
          p2: { battleZone: ['Seamine (tapped)', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-006',
    rules: ['507.1b', '510.2'],
    status: 'firm',
    asks: 'How long is a creature a blocking creature?',
    says: 'A blocking creature stays one through the battle and while end-of-attack triggers resolve. It is no longer one after the attack ends or after it leaves the battle zone.',
    begin: {
      step: 'attack',
      cards: [bulwark, assessor, evader],
      p1: { battleZone: ['Fear Fang', 'Evader', 'Muramasa, Duke of Blades'] },
      p2: { battleZone: ['Bulwark', 'Aqua Knight'] },
    },
    plays: [
      {
        name: 'through the battle but not in the next attack',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Bulwark'] },
          {
            asked: 'p1 attack',
            facts: [
              'p2 creatureBlocked Bulwark',
              'battleBegan Fear Fang',
              'cardDestroyed Fear Fang',
              'p2 battleWon Bulwark',
              'attackEnded',
            ],
            choose: ['Muramasa, Duke of Blades attacks the player'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardDestroyed Bulwark'],
          p1: {
            battleZone: ['Evader', 'Muramasa, Duke of Blades (tapped)'],
            hand: 0,
            graveyard: ['Fear Fang'],
          },
          p2: { battleZone: ['Aqua Knight'], hand: 0, graveyard: ['Bulwark'], shieldZone: 5 },
        },
      },
      {
        name: 'still at the end of the attack',
        begin: { p1: { battleZone: ['Fear Fang', 'Assessor', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Bulwark'] },
          {
            asked: 'p1 attack',
            facts: [
              'p2 battleWon Bulwark',
              'attackEnding Fear Fang @510.1',
              'effectTriggered Assessor',
              'effectBegan Assessor',
              'p2 cardDestroyed Bulwark',
              'attackEnded @510.2',
            ],
            choose: ['Burning Mane attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Assessor'],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: ['Burning Mane (tapped)', 'Assessor'], hand: 0, graveyard: ['Fear Fang'] },
          p2: { battleZone: ['Aqua Knight'], hand: 1, graveyard: ['Bulwark'], shieldZone: 4 },
        },
      },
      {
        name: 'no longer after it has left',
        begin: { p1: { battleZone: ['Evader', 'Assessor', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Evader attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Bulwark'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 creatureBlocked Bulwark',
            'cardMoved Bulwark > hand',
            'effectBegan Assessor',
            'attackEnded',
          ],
          factsNot: ['battleBegan', 'cardDestroyed', 'shieldBroken'],
          p1: { battleZone: ['Evader (tapped)', 'Assessor', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Knight'], hand: ['Bulwark'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-007',
    rules: ['507.1', '507.1c', '507.2'],
    status: 'conflict',
    asks: 'Is a blocking creature tapped, and can several creatures block?',
    says: 'A creature is tapped when it blocks, whichever player the text names as tapping it. Under the current rules several creatures can be chosen: all of them tap and the last one takes the attack. Under 1.20 only one is chosen.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Emerald Grass', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'one is chosen',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardTapped Seamine @507.1c', 'p2 creatureBlocked Seamine'],
          factsNot: ['cardTapped Emerald Grass', 'cardTapped Aqua Soldier'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Emerald Grass', 'Aqua Soldier'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'two are chosen, the last one blocks',
        steps: [
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine', 'Block with Emerald Grass'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 cardTapped Seamine @507.1c',
            'p2 cardTapped Emerald Grass @507.1c',
            'p2 creatureBlocked Emerald Grass',
            'p2 battleWon Emerald Grass',
          ],
          factsNot: ['creatureBlocked Seamine', 'battleWon Seamine'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Burning Mane'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Emerald Grass (tapped)', 'Aqua Soldier'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'under 1.20',
        begin: { rules: '1.20' },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            offers: ['Block with Seamine', 'Block with Emerald Grass'],
            only: true,
            mayPass: true,
            choose: ['Block with Seamine'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardTapped Seamine @507.1c', 'p2 creatureBlocked Seamine'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Emerald Grass', 'Aqua Soldier'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-008',
    rules: ['507.1d', '509.1', '115.3a'],
    status: 'firm',
    asks: 'The blocking creature leaves. Is the attacking creature still blocked?',
    says: 'A blocked attacker stays blocked for the rest of the attack even if the blocker leaves: it battles nothing and breaks no shields. Its next attack is a new one.',
    begin: {
      step: 'attack',
      cards: [evader, intruder],
      p1: { battleZone: ['Evader', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the blocker leaves',
        steps: [
          { asked: 'p1 attack', choose: ['Evader attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 attackBlocked Evader',
            'p2 cardMoved Seamine > hand',
            'attackEnding Evader',
            'attackEnded',
          ],
          factsNot: ['attackNotBlocked', 'battleBegan', 'shieldBroken', 'shieldsChosen'],
          p1: { battleZone: ['Evader (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'no win even without shields',
        begin: { p2: { battleZone: ['Seamine', 'Aqua Soldier'], shieldZone: 0 } },
        steps: [
          { asked: 'p1 attack', choose: ['Evader attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
          {
            asked: 'p1 attack',
            facts: ['p2 cardMoved Seamine > hand', 'attackEnded'],
            factsNot: ['duelEnded'],
            choose: ['Burning Mane attacks the player'],
          },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: { battleZone: ['Evader (tapped)', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0, shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'BL-009',
    rules: ['507.1d', '507.2c', '509.1'],
    status: 'firm',
    asks: 'The blocking creature leaves before the battle. Are shields broken?',
    says: 'The blocking creature leaves before the battle. The attacker is still blocked: there is no battle, no shield is broken, and a player without shields does not lose.',
    begin: {
      step: 'attack',
      cards: [exile],
      p1: { battleZone: ['Fear Fang', 'Exile', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'with shields',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['attackBlocked Fear Fang', 'p2 cardMoved Seamine > hand', 'attackEnded'],
          factsNot: ['battleBegan', 'shieldsChosen', 'shieldBroken', 'cardDestroyed', 'attackNotBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Exile', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'without shields',
        begin: { p2: { shieldZone: 0 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardMoved Seamine > hand', 'attackEnded'],
          factsNot: ['duelEnded', 'battleBegan'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Exile', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0, shieldZone: 0 },
        },
      },
      {
        name: 'without shields and unblocked',
        begin: { p2: { shieldZone: 0 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: { battleZone: ['Fear Fang (tapped)', 'Exile', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'BL-010',
    rules: ['507.1d', '507.3c'],
    status: 'firm',
    asks: 'What happens if no creature blocks?',
    says: 'If no creature blocks, the attacker is unblocked and the attack continues against its original target.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', { name: 'Aqua Soldier', tapped: true }] },
    },
    plays: [
      {
        name: 'an attack on the player',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', mayPass: true, choose: 'pass' },
          {
            asked: 'p1 shields',
            state: 'turn.attack.directAttack.beforeBreak.choosingShields',
            facts: ['p1 attackNotBlocked Fear Fang @507.3c'],
            factsNot: ['attackBlocked', 'cardTapped Seamine'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Seamine', 'Aqua Soldier (tapped)'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'an attack on a creature',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks Aqua Soldier'] },
          { asked: 'p2 block', offers: ['Block with Seamine'], only: true, choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 attackNotBlocked Fear Fang @507.3c', 'battleBegan Fear Fang', 'p1 battleWon Fear Fang'],
          factsNot: ['attackBlocked', 'shieldBroken'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Seamine'], hand: ['Aqua Soldier'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-011',
    rules: ['507.2', '507.3b'],
    status: 'firm',
    asks: 'When do abilities that trigger on a block go on standby?',
    says: 'All abilities of both players that trigger on the block go on standby before any of them resolves.',
    begin: {
      step: 'attack',
      cards: [tracker, toller, porter, watchman],
      p1: { battleZone: ['Tracker', 'Toller', 'Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Porter', 'Watchman'] },
    },
    plays: [
      {
        name: 'two triggers for each player',
        steps: [
          { asked: 'p1 attack', choose: ['Tracker attacks the player'] },
          { asked: 'p2 block', standby: [], choose: ['Block with Porter'] },
          {
            asked: 'p1 standby',
            standby: [
              'p1 resolves Tracker',
              'p1 resolves Toller',
              'p2 resolves Porter',
              'p2 resolves Watchman',
            ],
            state: 'turn.attack.block.apResolve.ordering',
            facts: [
              'p2 creatureBlocked Porter @507.3b',
              'p1 attackBlocked Tracker @507.3b',
              'p2 effectTriggered Porter',
              'p2 effectTriggered Watchman',
              'p1 effectTriggered Tracker',
              'p1 effectTriggered Toller',
            ],
            factsNot: ['effectBegan'],
            offers: ['Tracker', 'Toller'],
            only: true,
            choose: ['Tracker'],
          },
          {
            asked: 'p2 standby',
            standby: ['p2 resolves Porter', 'p2 resolves Watchman'],
            state: 'turn.attack.block.napResolve.ordering',
            facts: ['effectBegan Tracker', 'effectBegan Toller', 'p1 cardDrawn'],
            offers: ['Porter', 'Watchman'],
            only: true,
            choose: ['Watchman'],
          },
          {
            asked: 'p2 choose',
            standby: ['p2 resolving Watchman', 'p2 resolves Porter'],
            lacks: ['Tracker'],
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang', 'p2 cardDrawn', 'battleBegan Tracker', 'p2 battleWon Porter'],
          p1: { battleZone: ['Toller', 'Burning Mane'], hand: 1, graveyard: ['Fear Fang', 'Tracker'] },
          p2: { battleZone: ['Porter (tapped)', 'Watchman'], hand: 1, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'no creature blocks',
        steps: [
          { asked: 'p1 attack', choose: ['Tracker attacks the player'] },
          { asked: 'p2 block', standby: [], choose: 'pass' },
          { asked: 'p1 shields', factsNot: ['effectTriggered'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered'],
          p1: {
            battleZone: ['Tracker (tapped)', 'Toller', 'Burning Mane', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Porter', 'Watchman'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
    ],
  },
  {
    id: 'BL-012',
    rules: ['507.2a', '507.3b'],
    status: 'firm',
    asks: 'A blocking creature becomes light after the block. Does a trigger on a light blocker see it?',
    says: 'A trigger on the blocking of a light creature looks at the blocking creature as it blocks. A creature that becomes light afterwards does not trigger it.',
    begin: {
      step: 'attack',
      cards: [verger, turncoat, squire],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Verger', 'Turncoat', 'Squire'] },
    },
    plays: [
      {
        name: 'it becomes light later',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Turncoat'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['creatureBlocked Turncoat', 'lastingEffectBegan Turncoat', 'cardDestroyed Fear Fang'],
          factsNot: ['effectTriggered Verger', 'cardDrawn'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: { battleZone: ['Verger', 'Turncoat (tapped)', 'Squire'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'it is light',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Squire'] },
          { asked: 'p2 standby', offers: ['Verger', 'Squire'], only: true, choose: ['Verger'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', 'p2 cardDrawn', 'cardDestroyed Squire'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Verger', 'Turncoat'], hand: 2, graveyard: ['Squire'], shieldZone: 5 },
        },
      },
      {
        name: 'it became light before',
        begin: {
          cards: [verger, turncoat, lamplighter],
          p2: { battleZone: ['Verger', 'Turncoat', 'Lamplighter'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', facts: ['effectResolved Lamplighter'], choose: ['Block with Turncoat'] },
          { asked: 'p2 standby', offers: ['Verger', 'Turncoat'], only: true, choose: ['Verger'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', 'cardDestroyed Fear Fang'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['Verger', 'Turncoat (tapped)', 'Lamplighter'],
            hand: 1,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-013',
    rules: ['507.2a', '507.3b'],
    status: 'firm',
    asks: 'An attacking creature becomes light after it was blocked. Does a trigger on a blocked light creature see it?',
    says: "Block triggers check the creatures' characteristics at the moment of the block. An attacker that becomes light later does not count as a light creature that became blocked.",
    begin: {
      step: 'attack',
      cards: [almoner, convert, apostate, novice],
      p1: { battleZone: ['Almoner', 'Convert', 'Apostate', 'Novice'] },
      p2: { battleZone: ['Dia Nork, Moonlight Guardian', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'becomes light later',
        steps: [
          { asked: 'p1 attack', choose: ['Convert attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Dia Nork, Moonlight Guardian'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'attackBlocked Convert',
            'effectTriggered Convert',
            'effectResolved Convert',
            'battleLost Convert',
          ],
          factsNot: ['effectTriggered Almoner', 'cardDrawn'],
          p1: { battleZone: ['Almoner', 'Apostate', 'Novice'], hand: 0, graveyard: ['Convert'] },
          p2: {
            battleZone: ['Dia Nork, Moonlight Guardian (tapped)', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'became light earlier',
        steps: [
          { asked: 'p1 attack', choose: ['Novice attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Dia Nork, Moonlight Guardian'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['attackBlocked Novice', 'effectTriggered Almoner', 'p1 cardDrawn', 'battleLost Novice'],
          p1: { battleZone: ['Almoner', 'Convert', 'Apostate'], hand: 1, graveyard: ['Novice'] },
          p2: {
            battleZone: ['Dia Nork, Moonlight Guardian (tapped)', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'light, then no longer light',
        steps: [
          { asked: 'p1 attack', choose: ['Apostate attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Dia Nork, Moonlight Guardian'] },
          { asked: 'p1 standby', offers: ['Almoner', 'Apostate'], only: true, choose: ['Apostate'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectResolved Apostate', 'effectBegan Almoner', 'p1 cardDrawn'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Almoner', 'Convert', 'Novice'], hand: 1, graveyard: ['Apostate'] },
          p2: {
            battleZone: ['Dia Nork, Moonlight Guardian (tapped)', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-014',
    rules: ['507.2a', '507.3b', '603.6'],
    status: 'firm',
    asks: 'A darkness creature blocks and then becomes light. Does a trigger on a blocking light creature work?',
    says: 'A blocker that becomes light after blocking does not count as a light creature that blocked. If it was light at the moment of the block, it is destroyed at the end of the attack, not before.',
    begin: {
      step: 'attack',
      cards: [avenger, turncoat],
      p1: { battleZone: ['Avenger', 'Burning Mane'] },
      p2: { battleZone: ['Turncoat', 'Dia Nork, Moonlight Guardian', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'darkness at first',
        steps: [
          { asked: 'p1 attack', choose: ['Avenger attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Turncoat'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureBlocked Turncoat',
            'effectResolved Turncoat',
            'p2 battleWon Turncoat',
            'attackEnded',
          ],
          factsNot: ['effectTriggered Avenger', 'cardDestroyed Turncoat'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Avenger'] },
          p2: {
            battleZone: ['Turncoat (tapped)', 'Dia Nork, Moonlight Guardian', 'Aqua Soldier'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'light from the start',
        steps: [
          { asked: 'p1 attack', choose: ['Avenger attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Dia Nork, Moonlight Guardian'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureBlocked Dia Nork, Moonlight Guardian',
            'effectTriggered Avenger',
            'effectResolved Avenger',
            'battleBegan Avenger',
            'p2 battleWon Dia Nork, Moonlight Guardian',
            'attackEnding Avenger',
            'effectTriggered Avenger',
            'p2 cardDestroyed Dia Nork, Moonlight Guardian',
            'attackEnded',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Avenger'] },
          p2: {
            battleZone: ['Turncoat', 'Aqua Soldier'],
            hand: 0,
            graveyard: ['Dia Nork, Moonlight Guardian'],
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-015',
    rules: ['507.2b', '507.3c'],
    status: 'firm',
    asks: 'When does "attacks and is not blocked" trigger?',
    says: 'An "attacks and is not blocked" ability triggers if no blocking creature was chosen. It does not trigger if one was chosen, even if that creature has left.',
    begin: {
      step: 'attack',
      cards: [intruder],
      p1: { battleZone: ['Intruder', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'no blocker is chosen',
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
          {
            asked: 'p1 shields',
            facts: ['attackNotBlocked Intruder @507.3c', 'effectTriggered Intruder', 'p1 cardDrawn'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Intruder (tapped)', 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'no creature could block',
        begin: { p2: { battleZone: ['Aqua Soldier'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p1 shields', facts: ['effectTriggered Intruder', 'p1 cardDrawn'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Intruder (tapped)', 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'it is blocked',
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['attackNotBlocked', 'effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Intruder'] },
          p2: { battleZone: ['Seamine (tapped)', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'the blocker leaves',
        begin: { cards: [intruder, exile], p1: { battleZone: ['Intruder', 'Exile', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Exile', 'p2 cardMoved Seamine > hand', 'attackEnded'],
          factsNot: ['attackNotBlocked', 'effectTriggered Intruder', 'cardDrawn', 'shieldBroken'],
          p1: { battleZone: ['Intruder (tapped)', 'Exile', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-016',
    rules: ['507.2b', '507.3c'],
    status: 'firm',
    asks: 'The blocking creature is removed. Does an ability for attacks that are not blocked trigger?',
    says: 'A creature that was blocked has been blocked for good. An ability for attacks that are not blocked does not trigger when the blocking creature is removed, however that happens.',
    begin: {
      step: 'attack',
      cards: [intruder, evader, hunter],
      p1: { battleZone: ['Intruder', 'Hunter', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the blocker is destroyed',
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['attackBlocked Intruder', 'cardDestroyed Seamine', 'attackEnded'],
          factsNot: ['attackNotBlocked', 'effectTriggered Intruder', 'cardDrawn', 'battleBegan'],
          p1: { battleZone: ['Intruder (tapped)', 'Hunter', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: ['Seamine'], shieldZone: 5 },
        },
      },
      {
        name: 'it is not blocked',
        steps: [
          { asked: 'p1 attack', choose: ['Intruder attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['attackNotBlocked Intruder', 'p1 cardDrawn'],
          p1: { battleZone: ['Intruder (tapped)', 'Hunter', 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-017',
    rules: ['507.2c', '507.3d', '603.2f'],
    status: 'conflict',
    asks: 'When does the active player declare at a block?',
    says: 'Abilities that the active player can declare at the block, such as a ninja strike, are declared before any block trigger resolves. This concerns declarations, not modes: modes are chosen on resolution.',
    begin: {
      step: 'attack',
      cards: [toller, tactician],
      p1: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Fear Fang', 'Toller', 'Burning Mane'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', factsNot: ['usageDeclared'], choose: ['Block with Seamine'] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.block.apDeclare',
            facts: ['creatureBlocked Seamine', 'effectTriggered Toller'],
            factsNot: ['effectBegan'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.block.apResolve.ordering',
            facts: [`usageDeclared ${HAYABUSAMARU} @603.2f`, `effectTriggered ${HAYABUSAMARU}`],
            factsNot: ['effectBegan'],
            offers: ['Toller', HAYABUSAMARU],
            only: true,
            choose: [HAYABUSAMARU],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${HAYABUSAMARU}`, `effectTriggered ${HAYABUSAMARU}`],
            factsNot: ['cardDrawn'],
            offers: ['Toller', HAYABUSAMARU],
            only: true,
            choose: ['Toller'],
          },
          { asked: 'p1 choose', facts: ['p1 cardDrawn'], choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['battleBegan Fear Fang', 'battleLost Fear Fang'],
          p1: {
            battleZone: ['Toller', 'Burning Mane', HAYABUSAMARU],
            hand: 1,
            graveyard: ['Fear Fang'],
            manaCount: 4,
          },
          p2: { battleZone: ['Seamine (tapped)', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
          { asked: 'p1 declareUsage', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Toller', 'p1 cardDrawn', 'battleBegan Fear Fang'],
          factsNot: ['usageDeclared', `effectTriggered ${HAYABUSAMARU}`],
          p1: {
            battleZone: ['Toller', 'Burning Mane'],
            hand: [HAYABUSAMARU, 'Filler'],
            graveyard: ['Fear Fang'],
          },
          p2: { battleZone: ['Seamine (tapped)', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'no creature blocks',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Toller', 'Burning Mane'],
            hand: [HAYABUSAMARU],
            graveyard: 0,
          },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'modes are chosen at resolution',
        begin: { p1: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Tactician', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Tactician attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
          { asked: 'p1 declareUsage', facts: ['effectTriggered Tactician'], choose: 'pass' },
          {
            asked: 'p1 mode',
            state: 'turn.attack.block.apResolve.resolving',
            facts: ['effectBegan Tactician'],
            choose: ['destroy'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardMoved Aqua Soldier > hand', 'battleBegan Tactician'],
          p1: { battleZone: ['Burning Mane'], hand: [HAYABUSAMARU], graveyard: ['Tactician'] },
          p2: { battleZone: ['Seamine (tapped)'], hand: ['Aqua Soldier'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-018',
    rules: ['507.2d', '507.3e', '605.1'],
    status: 'firm',
    asks: 'In which order does the active player resolve block triggers?',
    says: 'The active player resolves all of their own block triggers first, in the order they choose; those of the non-active player wait.',
    begin: {
      step: 'attack',
      cards: [toller, evader, porter],
      p1: { battleZone: ['Evader', 'Toller', 'Burning Mane'] },
      p2: { battleZone: ['Porter', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'drawing first',
        steps: [
          { asked: 'p1 attack', choose: ['Evader attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Porter'] },
          {
            asked: 'p1 standby',
            state: 'turn.attack.block.apResolve.ordering',
            facts: ['p2 effectTriggered Porter'],
            factsNot: ['effectBegan'],
            offers: ['Evader', 'Toller'],
            only: true,
            choose: ['Toller'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 effectBegan Toller',
            'p1 cardDrawn',
            'p1 effectBegan Evader',
            'p2 cardMoved Porter > hand',
            'p2 effectBegan Porter',
            'p2 cardDrawn',
          ],
          p1: { battleZone: ['Evader (tapped)', 'Toller', 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Porter', 'Filler'], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'drawing last',
        steps: [
          { asked: 'p1 attack', choose: ['Evader attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Porter'] },
          { asked: 'p1 standby', choose: ['Evader'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 effectBegan Evader',
            'p2 cardMoved Porter > hand',
            'p1 effectBegan Toller',
            'p1 cardDrawn',
            'p2 effectBegan Porter',
            'p2 cardDrawn',
          ],
          p1: { battleZone: ['Evader (tapped)', 'Toller', 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Porter', 'Filler'], graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-019',
    rules: ['507.2e', '507.3f', '603.2f'],
    status: 'firm',
    asks: 'When does the non-active player declare at a block?',
    says: "At the block, the non-active player declares only after the active player's effects have resolved.",
    begin: {
      step: 'attack',
      cards: [toller, tactician, reserve],
      p1: { battleZone: ['Tactician', 'Burning Mane'] },
      p2: { hand: ['Reserve'], battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Tactician attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
          {
            asked: 'p1 mode',
            state: 'turn.attack.block.apResolve.resolving',
            factsNot: ['usageDeclared'],
            choose: ['draw'],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.block.napDeclare',
            facts: ['p1 cardDrawn', 'effectResolved Tactician'],
            offers: ['Declare Reserve'],
            only: true,
            mayPass: true,
            choose: ['Declare Reserve'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['usageDeclared Reserve', 'p2 cardPut Reserve > battleZone', 'battleBegan Tactician'],
          p1: { battleZone: ['Burning Mane'], hand: 1, graveyard: ['Tactician'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Aqua Soldier', 'Reserve'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Tactician attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
          { asked: 'p1 mode', choose: ['draw'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered Reserve', 'cardPut'],
          p1: { battleZone: ['Burning Mane'], hand: 1, graveyard: ['Tactician'] },
          p2: {
            battleZone: ['Seamine (tapped)', 'Aqua Soldier'],
            hand: ['Reserve'],
            graveyard: 0,
            shieldZone: 5,
          },
        },
      },
    ],
  },
  {
    id: 'BL-020',
    rules: ['507.2f', '507.3g', '101.4c'],
    status: 'firm',
    asks: 'In which order does the non-active player resolve block triggers?',
    says: 'The non-active player then resolves their own effects in the order they choose. Any effect this triggers for the active player resolves next, before the remaining ones.',
    begin: {
      step: 'attack',
      cards: [mimic, porter, watchman],
      p1: { battleZone: ['Fear Fang', 'Mimic', 'Burning Mane'] },
      p2: { battleZone: ['Porter', 'Watchman'] },
    },
    plays: [
      {
        name: "drawing first: the active player's effect comes in between",
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Porter'] },
          {
            asked: 'p2 standby',
            state: 'turn.attack.block.napResolve.ordering',
            factsNot: ['effectBegan'],
            offers: ['Porter', 'Watchman'],
            only: true,
            choose: ['Porter'],
          },
          {
            asked: 'p2 choose',
            state: 'turn.attack.block.napResolve.resolving',
            facts: [
              'p2 effectBegan Porter',
              'p2 cardDrawn',
              'p1 effectTriggered Mimic',
              'p1 effectBegan Mimic',
              'p1 cardDrawn',
              'p2 effectBegan Watchman',
            ],
            choose: ['Mimic'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Mimic', 'battleBegan Fear Fang', 'battleLost Fear Fang'],
          p1: { battleZone: ['Burning Mane'], hand: 1, graveyard: ['Mimic', 'Fear Fang'] },
          p2: { battleZone: ['Porter (tapped)', 'Watchman'], hand: 1, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: "drawing last: the active player's creature has left",
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Porter'] },
          { asked: 'p2 standby', choose: ['Watchman'] },
          { asked: 'p2 choose', offers: ['Mimic', 'Burning Mane'], only: true, choose: ['Mimic'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Mimic', 'p2 effectBegan Porter', 'p2 cardDrawn', 'battleBegan Fear Fang'],
          factsNot: ['effectTriggered Mimic', 'p1 cardDrawn'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Mimic', 'Fear Fang'] },
          p2: { battleZone: ['Porter (tapped)', 'Watchman'], hand: 1, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'BL-021',
    rules: ['507.4', '507.3b'],
    status: 'conflict',
    asks: 'Does a creature that is put into the battle zone blocking trigger "when this blocks"?',
    says: 'A creature that an effect puts into the battle zone blocking is a blocking creature, but it did not block: neither "when this blocks" nor "when this becomes blocked" triggers.',
    begin: {
      step: 'attack',
      cards: [bodyguard, squire, duelist],
      p1: { battleZone: ['Duelist', 'Fear Fang'] },
      p2: { hand: ['Squire', 'Fear Fang'], battleZone: ['Bodyguard'] },
    },
    plays: [
      {
        name: 'put blocking',
        steps: [
          { asked: 'p1 attack', choose: ['Duelist attacks the player'] },
          { asked: 'p2 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardPut Squire',
            'attackRedirected Duelist @507.4',
            'battleBegan Duelist',
            'cardDestroyed Squire',
          ],
          factsNot: ['creatureBlocked', 'attackBlocked', 'attackNotBlocked', 'cardDrawn', 'shieldBroken'],
          p1: { battleZone: ['Duelist (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Bodyguard'], hand: ['Fear Fang'], graveyard: ['Squire'], shieldZone: 5 },
        },
      },
      {
        name: 'chosen to block: it has blocked',
        begin: { p2: { hand: ['Fear Fang'], battleZone: ['Squire'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Duelist attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Squire'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureBlocked Squire',
            'attackBlocked Duelist',
            'p1 cardDrawn',
            'p2 cardDrawn',
            'cardDestroyed Squire',
          ],
          p1: { battleZone: ['Duelist (tapped)', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: [], hand: ['Fear Fang', 'Filler'], graveyard: ['Squire'], shieldZone: 5 },
        },
      },
    ],
  },
];
