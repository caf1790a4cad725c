import {
  allCreatures,
  another,
  any,
  atMost,
  choose,
  creature,
  destroy,
  draw,
  instead,
  itself,
  ninjaStrike,
  putIntoGraveyard,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  whenPut,
  wouldBeDestroyed,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import {
  BLACK_V,
  DURINRI,
  FORCE,
  GALAXY,
  HELLION,
  MUTANT,
  RED,
  REDZONE,
  RIAS,
  SNOUT,
  SOUL,
  TRAIN,
  TRI_HORN,
} from './cardNames.ts';
import { dawn, mourner, plain } from './sharedCards.ts';

const PHARZI = 'Pharzi, the Oracle';
const JILVES = "Kiryu Jilves, Gaia's Roar";
const SEVEN_LIGHT = `Tap ${Array(7).fill('Light Filler').join(', ')}`;

/** Triggers on leaving the battle zone, not on being destroyed. */
const wanderer = creature({
  ...plain,
  name: 'Wanderer',
  abilities: [when({ event: 'moved', what: itself, from: 'battleZone' }, draw())],
});

const ORIOTIS = 'Oriotis, Control Wings';
const KAISER = 'Truekaiser Adrenaline Max';
const RAGANZARK = 'Gar Raganzark';
const TOOLS = ['Grigyan, Darma', DURINRI, DURINRI] as const;

/** Puts one of its player's mana cards into the graveyard, so less mana than its cost remains. */
const spender = creature({
  ...plain,
  name: 'Spender',
  abilities: [whenPut(self, putIntoGraveyard(choose(yourMana())))],
});

const sunrise = creature({
  ...plain,
  name: 'Sunrise',
  abilities: [when({ event: 'startOfTurn', of: 'any' }, topOfDeckTo('manaZone'))],
});

const ambush = spell({
  name: 'Ambush',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility({ do: 'put', what: choose(yourHand({ type: 'creature' })), tapped: true })],
});

/** Triggers on going to the graveyard, not on being destroyed. */
const relic = creature({
  ...plain,
  name: 'Relic',
  abilities: [when({ event: 'moved', what: itself, from: 'battleZone', to: 'graveyard' }, draw())],
});

const manaNinja = creature({
  ...plain,
  name: 'Mana Ninja',
  abilities: [ninjaStrike(4, ['hand', 'manaZone'])],
});

/** Destroys all creatures with little power. */
const landslide = spell({
  ...plain,
  name: 'Landslide',
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(3000) })))],
});

/** Returns to the hand instead of being destroyed, and draws when it is destroyed. */
const escapist = creature({
  ...plain,
  name: 'Escapist',
  abilities: [wouldBeDestroyed(self, instead('hand')), whenDestroyed(self, draw())],
});

const undertaker = creature({
  ...plain,
  name: 'Undertaker',
  abilities: [whenDestroyed(another('any'), draw())],
});

/** Draws when a creature goes from the battle zone to the hand. */
const porch = creature({
  ...plain,
  name: 'Porch',
  abilities: [when({ event: 'moved', what: any('any'), from: 'battleZone', to: 'hand' }, draw())],
});

/** 603.1, 603.2: what triggers an ability and what does not; 609.1: events that are replaced instead. */
export const triggering: readonly Scenario[] = [
  {
    id: 'TR-001',
    rules: ['603.1'],
    status: 'firm',
    asks: 'When does a triggered ability trigger?',
    says: 'A triggered ability triggers as soon as its trigger condition is met, and only then.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Aqua Hulcus'] },
    },
    plays: [
      {
        name: 'the condition is met',
        steps: [
          { asked: 'p1 main', offers: ['Summon Aqua Hulcus'], only: true, choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            facts: ['p1 cardPut Aqua Hulcus', 'p1 effectTriggered Aqua Hulcus', 'p1 effectBegan Aqua Hulcus'],
            factsNot: ['p2 effectTriggered', 'cardDrawn'],
            mayPass: true,
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 effectResolved Aqua Hulcus'],
          p1: { battleZone: ['Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Aqua Hulcus'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'another creature is put',
        begin: { p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Aqua Hulcus'] } },
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardPut Burning Mane'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Aqua Hulcus', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Hulcus'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-002',
    rules: ['603.2', '603.2b'],
    status: 'firm',
    asks: 'Does Swine Snout grow for every creature that is put?',
    says: 'Swine Snout gets +3000 for each creature put by either player while it is in the battle zone, until the end of the turn.',
    begin: {
      p1: { hand: ['Burning Mane', 'Steel Smasher'], manaZone: { nature: 4 }, battleZone: [SNOUT] },
      p2: { battleZone: [{ name: TRI_HORN, tapped: true }, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'two are put: 7000',
        steps: [
          { asked: 'p1 main', choose: ['Summon Burning Mane'] },
          {
            asked: 'p1 main',
            facts: ['cardPut Burning Mane', `effectTriggered ${SNOUT}`, `lastingEffectBegan ${SNOUT}`],
            choose: ['Summon Steel Smasher'],
          },
          {
            asked: 'p1 attack',
            facts: ['cardPut Steel Smasher', `effectTriggered ${SNOUT}`, `lastingEffectBegan ${SNOUT}`],
            choose: [`${SNOUT} attacks ${TRI_HORN}`],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`p2 cardDestroyed ${TRI_HORN}`, `p1 battleWon ${SNOUT}`],
          p1: { battleZone: [`${SNOUT} (tapped)`, 'Burning Mane', 'Steel Smasher'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Fear Fang'], hand: 1, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'one is put: 4000',
        begin: {
          p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: [SNOUT, 'Forest Hornet'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Burning Mane'] },
          { asked: 'p1 attack', choose: [`${SNOUT} attacks ${TRI_HORN}`] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p1 cardDestroyed ${SNOUT}`],
          factsNot: [`cardDestroyed ${TRI_HORN}`],
          p1: { battleZone: ['Forest Hornet', 'Burning Mane'], hand: 0, graveyard: [SNOUT] },
          p2: { battleZone: [`${TRI_HORN} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the opponent puts one',
        begin: {
          active: 'p2',
          p1: { hand: [], manaZone: 0, battleZone: [{ name: SNOUT, tapped: true }] },
          p2: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Fear Fang', 'Forest Hornet'] },
        },
        steps: [
          { asked: 'p2 main', choose: ['Summon Burning Mane'] },
          {
            asked: 'p2 attack',
            facts: [`p1 effectTriggered ${SNOUT}`],
            choose: [`Fear Fang attacks ${SNOUT}`],
          },
        ],
        end: {
          asked: 'p2 attack',
          facts: ['p2 cardDestroyed Fear Fang'],
          p1: { battleZone: [`${SNOUT} (tapped)`], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
      {
        name: 'back to 1000 in the next turn',
        steps: [
          { asked: 'p1 main', choose: ['Summon Burning Mane'] },
          { asked: 'p1 main', choose: ['Summon Steel Smasher'] },
          { asked: 'p1 attack', choose: [`${SNOUT} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: [`Fear Fang attacks ${SNOUT}`] },
        ],
        end: {
          asked: 'p2 attack',
          facts: [`p1 cardDestroyed ${SNOUT}`],
          factsNot: ['cardDestroyed Fear Fang'],
          p1: { battleZone: ['Burning Mane', 'Steel Smasher'], hand: 0, graveyard: [SNOUT] },
          p2: { battleZone: [TRI_HORN, 'Fear Fang (tapped)'], hand: 2, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-003',
    rules: ['603.2'],
    status: 'firm',
    asks: 'When does Propeller Mutant make its opponent discard?',
    says: 'When Propeller Mutant is destroyed, its opponent discards a card at random. If it leaves the battle zone in another way, no card is discarded.',
    begin: {
      step: 'attack',
      p1: { battleZone: [MUTANT, 'Burning Mane'], hand: ['Aqua Knight'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }], hand: ['King Coral', 'King Coral'] },
    },
    plays: [
      {
        name: 'destroyed',
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks Fear Fang`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDestroyed ${MUTANT} > graveyard`,
            `effectTriggered ${MUTANT}`,
            `effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral > graveyard',
          ],
          p1: { battleZone: ['Burning Mane'], hand: ['Aqua Knight'], graveyard: [MUTANT] },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: ['King Coral'], graveyard: ['King Coral'] },
        },
      },
      {
        name: "destroyed, opponent's hand is empty",
        begin: { p2: { hand: [] } },
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks Fear Fang`] }],
        end: {
          asked: 'p1 attack',
          facts: [`effectTriggered ${MUTANT}`],
          factsNot: ['cardDiscarded'],
          p1: { battleZone: ['Burning Mane'], hand: ['Aqua Knight'], graveyard: [MUTANT] },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'returned to the hand',
        begin: { step: 'main', p1: { hand: ['Spiral Gate'], manaZone: { water: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Spiral Gate'] },
          { asked: 'p1 choose', choose: [MUTANT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${MUTANT} > hand`],
          factsNot: ['effectTriggered', 'cardDiscarded'],
          p1: { battleZone: ['Burning Mane'], hand: [MUTANT], graveyard: ['Spiral Gate'] },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: ['King Coral', 'King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-020',
    rules: ['603.1', '113.6'],
    status: 'firm',
    asks: 'Which abilities are triggered abilities, and when is a shield trigger used?',
    says: 'Being put, being destroyed, attacking and leaving the battle zone are conditions of triggered abilities. A shield trigger is used while its shield is moving to the hand.',
    begin: {
      cards: [wanderer],
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'when it is put',
        begin: { p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            facts: ['cardPut Aqua Hulcus', 'effectTriggered Aqua Hulcus'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: ['King Coral'], graveyard: 0 },
        },
      },
      {
        name: 'when it is destroyed',
        begin: {
          step: 'attack',
          p1: { battleZone: ['Fear Fang', MUTANT] },
          p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
        },
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks Burning Mane`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${MUTANT}`, `effectTriggered ${MUTANT}`, 'cardDiscarded King Coral'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MUTANT] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: 0, graveyard: ['King Coral'] },
        },
      },
      {
        name: 'when it attacks',
        begin: { step: 'attack', p1: { battleZone: ['Fear Fang', BLACK_V] } },
        steps: [{ asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] }],
        end: {
          asked: 'p1 shields',
          facts: [`attackDeclared ${BLACK_V}`, `effectTriggered ${BLACK_V}`, 'cardDiscarded King Coral'],
          p1: { battleZone: ['Fear Fang', `${BLACK_V} (tapped)`], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['King Coral'] },
        },
      },
      {
        name: 'a shield trigger',
        begin: {
          step: 'attack',
          p1: { battleZone: ['Fear Fang', 'Tri-horn Shepherd'] },
          p2: { shieldZone: ['Terror Pit'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          {
            asked: 'p2 choose',
            facts: ['usageDeclared Terror Pit', 'cardUsed Terror Pit'],
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang'],
          p1: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['Burning Mane'],
            hand: ['King Coral'],
            graveyard: ['Terror Pit'],
            shieldZone: 0,
          },
        },
      },
      {
        name: 'when it leaves the battle zone',
        begin: {
          p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Wanderer', 'Fear Fang'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Spiral Gate'] },
          { asked: 'p1 choose', choose: ['Wanderer'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardMoved Wanderer > hand',
            'effectTriggered Wanderer',
            'cardMoved Spiral Gate > graveyard',
            'cardDrawn',
          ],
          p1: { battleZone: ['Fear Fang'], hand: ['Wanderer', 'Filler'], graveyard: ['Spiral Gate'] },
          p2: { battleZone: ['Burning Mane'], hand: ['King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-022',
    rules: ['110.3b', '605.1'],
    status: 'conflict',
    asks: 'Are the abilities of Mist Rias and Super Trash Train triggered abilities?',
    says: 'The abilities of Mist Rias and Super Trash Train are triggered abilities: their effects go on standby and resolve in an order their player chooses.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'Mist Rias',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIAS}`],
            factsNot: ['effectBegan', 'cardDrawn'],
            offers: ['Aqua Hulcus', RIAS],
            only: true,
            choose: ['Aqua Hulcus'],
          },
          { asked: 'p1 confirm', facts: ['effectBegan Aqua Hulcus'], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['cardDrawn', `effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDrawn', `effectResolved ${RIAS}`],
          p1: { battleZone: [RIAS, 'Fear Fang', 'Aqua Hulcus'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: ['King Coral'], graveyard: 0 },
        },
      },
      {
        name: 'Super Trash Train',
        begin: { step: 'attack', p1: { hand: [], manaZone: 0, battleZone: [TRAIN, MUTANT] } },
        steps: [
          { asked: 'p1 attack', choose: [`${MUTANT} attacks Burning Mane`] },
          {
            asked: 'p1 standby',
            facts: [`cardDestroyed ${MUTANT}`, `effectTriggered ${TRAIN}`],
            factsNot: ['effectBegan', 'cardDrawn'],
            offers: [MUTANT, TRAIN],
            only: true,
            choose: [MUTANT],
          },
          {
            asked: 'p1 confirm',
            facts: ['cardDiscarded King Coral', `effectBegan ${TRAIN}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDrawn'],
          p1: { battleZone: [TRAIN], hand: 1, graveyard: [MUTANT] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: 0, graveyard: ['King Coral'] },
        },
      },
    ],
  },
  {
    id: 'TR-023',
    rules: ['603.2', '101.4d', '605.2f'],
    status: 'firm',
    asks: 'Dark Soul Creation destroys Pharzi. Can Pharzi return this same spell?',
    says: "Dark Soul Creation destroys Pharzi, draws three cards and goes to the graveyard. Only then does Pharzi's effect resolve, so it can return this same spell.",
    begin: {
      p1: {
        hand: [SOUL],
        manaZone: { darkness: 4 },
        battleZone: [PHARZI, 'Fear Fang'],
        graveyard: ['Solar Ray', 'Aqua Soldier'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Pharzi returns that spell',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', offers: [PHARZI, 'Fear Fang'], only: true, choose: [PHARZI] },
          {
            asked: 'p1 confirm',
            facts: [
              `cardDestroyed ${PHARZI}`,
              `effectTriggered ${PHARZI}`,
              'cardDrawn',
              'cardDrawn',
              'cardDrawn',
              `cardMoved ${SOUL} > graveyard`,
              `effectBegan ${PHARZI}`,
            ],
            mayPass: true,
            choose: ['Yes'],
          },
          { asked: 'p1 choose', offers: ['Solar Ray', SOUL], only: true, choose: [SOUL] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${SOUL} > hand`],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Filler', 'Filler', 'Filler', SOUL],
            graveyard: [PHARZI, 'Solar Ray', 'Aqua Soldier'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Pharzi returns nothing',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: [PHARZI] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang'],
            hand: 3,
            graveyard: [PHARZI, 'Solar Ray', 'Aqua Soldier', SOUL],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-024',
    rules: ['110.3d'],
    status: 'firm',
    asks: 'Does power attacker go on standby?',
    says: 'Power attacker applies while its bearer attacks; it does not trigger and nothing goes on standby.',
    begin: {
      step: 'attack',
      p1: { battleZone: [HELLION, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Stonesaur', tapped: true }, 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'it attacks',
        steps: [{ asked: 'p1 attack', choose: [`${HELLION} attacks Stonesaur`] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Stonesaur', `battleWon ${HELLION}`],
          factsNot: ['effectTriggered', 'effectBegan', 'lastingEffectBegan'],
          p1: { battleZone: [`${HELLION} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Stonesaur'] },
        },
      },
      {
        name: 'it is attacked',
        begin: {
          active: 'p2',
          p1: { battleZone: [{ name: HELLION, tapped: true }] },
          p2: { battleZone: ['Forest Hornet', 'Burning Mane'] },
        },
        steps: [{ asked: 'p2 attack', choose: [`Forest Hornet attacks ${HELLION}`] }],
        end: {
          asked: 'p2 attack',
          facts: [`cardDestroyed ${HELLION}`],
          factsNot: ['effectTriggered', 'cardDestroyed Forest Hornet'],
          p1: { battleZone: [], hand: 0, graveyard: [HELLION] },
          p2: { battleZone: ['Forest Hornet (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-025',
    rules: ['609.1', '110.3b'],
    status: 'firm',
    asks: 'Does the replacement that Kiryu Jilves leaves behind trigger?',
    says: "Kiryu Jilves's ability is triggered. The effect it leaves for the turn replaces destruction with a move to the mana zone and triggers nothing.",
    begin: {
      p1: {
        hand: [JILVES],
        manaZone: { darkness: 2, fire: 2, nature: 1 },
        battleZone: ['Mourner', 'Fear Fang'],
      },
      cards: [mourner],
      p2: { battleZone: ['Forest Hornet'], shieldZone: ['Terror Pit', 'Filler'] },
    },
    plays: [
      {
        name: 'summoned',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JILVES}`] },
          {
            asked: 'p1 attack',
            facts: [
              `cardPut ${JILVES}`,
              `effectTriggered ${JILVES}`,
              `effectBegan ${JILVES}`,
              `effectResolved ${JILVES}`,
            ],
            choose: ['Mourner attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', choose: ['Mourner'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Mourner', 'cardMoved Mourner > manaZone'],
          factsNot: ['effectTriggered', 'cardDestroyed Mourner', 'cardDrawn'],
          p1: {
            battleZone: [JILVES, 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            manaCount: 6,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'not summoned',
        steps: [
          { asked: 'p1 main', choose: 'pass' },
          { asked: 'p1 attack', factsNot: ['effectTriggered'], choose: ['Mourner attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', choose: ['Mourner'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Mourner > graveyard', 'effectTriggered Mourner', 'cardDrawn'],
          factsNot: ['eventReplaced'],
          p1: { battleZone: ['Fear Fang'], hand: [JILVES, 'Filler'], graveyard: ['Mourner'], manaCount: 5 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-026',
    rules: ['609.1a'],
    status: 'firm',
    asks: 'Does anything trigger when Perfect Galaxy stays instead of leaving?',
    says: 'Perfect Galaxy staying in the battle zone instead of leaving is a replacement: nothing triggers and nothing goes on standby.',
    begin: {
      p1: { hand: [GALAXY, 'Spiral Gate'], manaZone: { light: 7, water: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'its player has a shield',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          { asked: 'p1 pay', choose: [SEVEN_LIGHT] },
          { asked: 'p1 choose', choose: ['Shield 2'] },
          { asked: 'p1 main', factsNot: ['effectTriggered'], choose: ['Cast Spiral Gate'] },
          { asked: 'p1 choose', offers: [GALAXY, 'Fear Fang', 'Burning Mane'], only: true, choose: [GALAXY] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`eventReplaced ${GALAXY}`],
          factsNot: [`cardMoved ${GALAXY}`, 'effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Fear Fang', GALAXY], hand: 0, graveyard: ['Spiral Gate'], shieldZone: 5 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'its player has no shields',
        begin: { p1: { shieldZone: 0 } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          { asked: 'p1 pay', choose: [SEVEN_LIGHT] },
          { asked: 'p1 main', choose: ['Cast Spiral Gate'] },
          { asked: 'p1 choose', choose: [GALAXY] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${GALAXY} > hand`],
          factsNot: ['eventReplaced'],
          p1: { battleZone: ['Fear Fang'], hand: [GALAXY], graveyard: ['Spiral Gate'], shieldZone: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-027',
    rules: ['603.1', '609.1'],
    status: 'firm',
    asks: 'What is the difference between "when" and "instead"?',
    says: 'With "when", the second event follows the first: Aqua Hulcus is put, then its player draws. With "instead", the first event never happens: Aqua Soldier returns to the hand and is not destroyed.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [TRAIN, 'Aqua Soldier'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    },
    plays: [
      {
        name: 'when',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            facts: ['cardPut Aqua Hulcus', 'effectTriggered Aqua Hulcus'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDrawn'],
          p1: { battleZone: [TRAIN, 'Aqua Soldier', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'instead',
        begin: { step: 'attack' },
        steps: [{ asked: 'p1 attack', choose: ['Aqua Soldier attacks Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Aqua Soldier', 'cardMoved Aqua Soldier > hand'],
          factsNot: ['cardDestroyed', 'effectTriggered'],
          p1: { battleZone: [TRAIN], hand: ['Aqua Hulcus', 'Aqua Soldier'], graveyard: 0 },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-028',
    rules: ['101.3a', '101.5a'],
    status: 'firm',
    asks: 'Dark Soul Creation tries to destroy Aqua Soldier, which returns to the hand. Are three cards drawn?',
    says: 'Dark Soul Creation attempts to destroy Aqua Soldier, which returns to the hand instead. The attempt is enough to draw three cards.',
    begin: {
      p1: { hand: [SOUL], manaZone: { darkness: 4 }, battleZone: ['Aqua Soldier', 'Fear Fang'] },
      p2: { battleZone: [TRAIN] },
    },
    plays: [
      {
        name: 'Aqua Soldier is chosen',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', offers: ['Aqua Soldier', 'Fear Fang'], only: true, choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'eventReplaced Aqua Soldier',
            'cardMoved Aqua Soldier > hand',
            'cardDrawn',
            'cardDrawn',
            'cardDrawn',
            `cardMoved ${SOUL} > graveyard`,
          ],
          factsNot: ['cardDestroyed', 'effectTriggered'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Aqua Soldier', 'Filler', 'Filler', 'Filler'],
            graveyard: [SOUL],
          },
          p2: { battleZone: [TRAIN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'nothing is destroyed',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', mayPass: true, choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDrawn', 'cardDestroyed', 'cardMoved Aqua Soldier'],
          p1: { battleZone: ['Aqua Soldier', 'Fear Fang'], hand: 0, graveyard: [SOUL] },
          p2: { battleZone: [TRAIN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-029',
    rules: ['603.2d'],
    status: 'firm',
    asks: 'Does Super Trash Train draw when Aqua Soldier returns to the hand instead of being destroyed?',
    says: 'Aqua Soldier would be destroyed and returns to the hand instead. No creature was destroyed, so Super Trash Train does not draw.',
    begin: {
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: [TRAIN, 'Fear Fang'] },
      p2: { battleZone: ['Aqua Soldier', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'Aqua Soldier',
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          { asked: 'p1 choose', choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Aqua Soldier', 'cardMoved Aqua Soldier > hand'],
          factsNot: ['cardDestroyed', 'effectTriggered', 'cardDrawn'],
          p1: { battleZone: [TRAIN, 'Fear Fang'], hand: 0, graveyard: ['Terror Pit'] },
          p2: { battleZone: ['Burning Mane'], hand: ['Aqua Soldier'], graveyard: 0 },
        },
      },
      {
        name: 'another creature',
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          { asked: 'p1 confirm', facts: [`effectTriggered ${TRAIN}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: [TRAIN, 'Fear Fang'], hand: 1, graveyard: ['Terror Pit'] },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-031',
    rules: ['603.2'],
    status: 'firm',
    asks: "When is a requirement in the trigger clause checked, such as Oriotis's?",
    says: "A requirement in the trigger clause, such as Oriotis's cost above the owner's mana, is checked when the creature is put and never again.",
    begin: {
      cards: [spender],
      p1: { hand: [FORCE, 'Bronze-Arm Tribe'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [ORIOTIS] },
    },
    plays: [
      {
        name: 'too expensive when put, no longer on resolution',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Bronze-Arm Tribe'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardPut Bronze-Arm Tribe',
            'p1 effectTriggered Bronze-Arm Tribe',
            `p2 effectTriggered ${ORIOTIS}`,
            'cardMoved Filler > manaZone',
            `p2 effectBegan ${ORIOTIS}`,
            'cardMoved Bronze-Arm Tribe > deck',
          ],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [FORCE], manaCount: 3, deckCount: 20 },
          p2: { battleZone: [ORIOTIS], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not too expensive when put, too expensive later',
        begin: { p1: { hand: ['Spender'], manaZone: { nature: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Spender'] },
          {
            asked: 'p1 choose',
            facts: ['cardPut Spender'],
            factsNot: [`effectTriggered ${ORIOTIS}`],
            choose: ['Nature Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Nature Filler > graveyard'],
          factsNot: [`effectTriggered ${ORIOTIS}`],
          p1: { battleZone: ['Fear Fang', 'Spender'], hand: 0, graveyard: 1, manaCount: 1 },
          p2: { battleZone: [ORIOTIS], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-033',
    rules: ['603.1'],
    status: 'firm',
    asks: 'What is a triggered ability made of?',
    says: 'A triggered ability consists of a condition and an effect. The effect is carried out if the condition has been met.',
    begin: {
      p1: { hand: ['Bronze-Arm Tribe'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the condition is met',
        steps: [{ asked: 'p1 main', choose: ['Summon Bronze-Arm Tribe'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardPut Bronze-Arm Tribe',
            'effectTriggered Bronze-Arm Tribe @603.2',
            'effectBegan Bronze-Arm Tribe',
            'cardMoved Filler > manaZone',
            'effectResolved Bronze-Arm Tribe',
          ],
          p1: { battleZone: ['Fear Fang', 'Bronze-Arm Tribe'], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the card is charged, not put',
        begin: { step: 'charge', p1: { manaZone: 0 } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Bronze-Arm Tribe'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Bronze-Arm Tribe'],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0, manaZone: ['Bronze-Arm Tribe'] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-034',
    rules: ['603.2', '603.2b', '603.3'],
    status: 'firm',
    asks: 'Two creatures are put at once. How often does an ability trigger?',
    says: 'The ability triggers each time the condition is met, and each effect goes on standby before any of them resolves.',
    begin: {
      p1: { hand: [FORCE, 'Burning Mane', 'Steel Smasher'], manaZone: { light: 2 }, battleZone: [SNOUT] },
      p2: { battleZone: [{ name: TRI_HORN, tapped: true }, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'two creatures at once',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane', 'Steel Smasher'] },
          { until: 'p1 attack', passing: 'orFirst' },
          {
            asked: 'p1 attack',
            facts: [
              'cardPut Burning Mane',
              `effectTriggered ${SNOUT}`,
              'cardPut Steel Smasher',
              `effectTriggered ${SNOUT}`,
              `cardMoved ${FORCE} > graveyard`,
              `effectBegan ${SNOUT}`,
              `lastingEffectBegan ${SNOUT}`,
              `effectBegan ${SNOUT}`,
              `lastingEffectBegan ${SNOUT}`,
            ],
            choose: [`${SNOUT} attacks ${TRI_HORN}`],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardDestroyed ${TRI_HORN}`],
          p1: {
            battleZone: [`${SNOUT} (tapped)`, 'Burning Mane', 'Steel Smasher'],
            hand: 0,
            graveyard: [FORCE],
          },
          p2: { battleZone: ['Fear Fang'], hand: 1, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'one creature',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 attack',
            facts: [`effectTriggered ${SNOUT}`],
            choose: [`${SNOUT} attacks ${TRI_HORN}`],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardDestroyed ${SNOUT}`],
          factsNot: [`cardDestroyed ${TRI_HORN}`],
          p1: { battleZone: ['Burning Mane'], hand: ['Steel Smasher'], graveyard: [FORCE, SNOUT] },
          p2: { battleZone: [TRI_HORN, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-035',
    rules: ['603.2a', '501.2'],
    status: 'firm',
    asks: 'What triggers when a step begins, and in which order does it resolve?',
    says: "When a step begins, all abilities that trigger at its start trigger at once. Each player's effects then resolve, the active player's first.",
    begin: {
      cards: [dawn, sunrise],
      active: 'p2',
      step: 'attack',
      p1: { battleZone: ['Dawn', 'Sunrise'] },
      p2: { battleZone: ['Sunrise', 'Dawn'] },
    },
    plays: [
      {
        name: "p1's turn begins",
        steps: [
          { asked: 'p2 attack', choose: 'pass' },
          {
            asked: 'p1 standby',
            facts: [
              'p1 turnBegan',
              'p1 effectTriggered Dawn',
              'p1 effectTriggered Sunrise',
              'p2 effectTriggered Sunrise',
            ],
            factsNot: ['p2 effectTriggered Dawn', 'effectBegan', 'cardDrawn'],
            offers: ['Dawn', 'Sunrise'],
            only: true,
            choose: ['Sunrise'],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [
            'p1 effectBegan Sunrise',
            'p1 effectBegan Dawn',
            'p1 cardDrawn',
            'p2 effectBegan Sunrise',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Dawn', 'Sunrise'], hand: 2, graveyard: 0, manaCount: 1 },
          p2: { battleZone: ['Sunrise', 'Dawn'], hand: 0, graveyard: 0, manaCount: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-036',
    rules: ['603.2b'],
    status: 'firm',
    asks: 'Three creatures are destroyed at the same time. How often does "whenever a creature is destroyed" trigger?',
    says: 'An ability for "whenever a creature is destroyed" triggers once for each of three creatures that are destroyed at the same time.',
    begin: {
      cards: [landslide],
      p1: { hand: ['Landslide'], manaZone: { nature: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [TRAIN, 'Tropico', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'three creatures of both players',
        steps: [
          { asked: 'p1 main', choose: ['Cast Landslide'] },
          {
            asked: 'p2 confirm',
            standby: [`p2 resolving ${TRAIN}`, `p2 resolves ${TRAIN}`, `p2 resolves ${TRAIN}`],
            facts: ['cardDestroyed', 'cardDestroyed', 'cardDestroyed', `p2 effectBegan ${TRAIN}`],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn'], choose: ['Yes'] },
          { asked: 'p2 confirm', facts: ['p2 cardDrawn'], choose: ['Yes'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [], hand: 0, graveyard: ['Landslide', 'Fear Fang', 'Burning Mane'] },
          p2: { battleZone: [TRAIN, 'Forest Hornet'], hand: 4, graveyard: ['Tropico'] },
        },
      },
      {
        name: 'one creature',
        begin: { p1: { battleZone: [] }, p2: { battleZone: [TRAIN, 'Tropico', 'Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Landslide'] },
          { asked: 'p2 confirm', standby: [`p2 resolving ${TRAIN}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [], hand: 0, graveyard: ['Landslide'] },
          p2: { battleZone: [TRAIN, 'Forest Hornet'], hand: 2, graveyard: ['Tropico'] },
        },
      },
    ],
  },
  {
    id: 'TR-037',
    rules: ['603.2c'],
    status: 'firm',
    asks: 'Does tapping a tapped creature, or putting a creature tapped, trigger anything?',
    says: 'Tapping a creature that is already tapped, or putting it tapped, does not count as becoming tapped and triggers nothing.',
    begin: {
      cards: [ambush],
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: KAISER, tapped: true },
          { name: 'Bolshack Dragon', tapped: true },
        ],
      },
    },
    plays: [
      {
        name: 'tapped again',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: [KAISER] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', `cardTapped ${KAISER}`, 'cardUntapped'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: [`${KAISER} (tapped)`, 'Bolshack Dragon (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'put tapped',
        begin: {
          p1: {
            hand: ['Ambush', KAISER],
            manaZone: { fire: 2 },
            battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'],
          },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [{ asked: 'p1 main', choose: ['Cast Ambush'] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${KAISER}`],
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: {
            battleZone: [`${KAISER} (tapped)`, 'Bolshack Dragon (tapped)', 'Fear Fang'],
            hand: 0,
            graveyard: ['Ambush'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-038',
    rules: ['603.2c'],
    status: 'firm',
    asks: 'When does a creature become tapped?',
    says: 'A creature in the battle zone becomes tapped when it goes from untapped to tapped, by an effect or by attacking. This triggers abilities.',
    begin: {
      p1: { hand: ['Solar Ray'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          KAISER,
          { name: 'Bolshack Dragon', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
      },
    },
    plays: [
      {
        name: 'by an effect',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: [KAISER] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardTapped ${KAISER}`,
            `effectTriggered ${KAISER}`,
            `cardUntapped ${KAISER}`,
            'cardUntapped Bolshack Dragon',
          ],
          factsNot: ['cardUntapped Burning Mane'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: [KAISER, 'Bolshack Dragon', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'by attacking',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [KAISER, { name: 'Bolshack Dragon', tapped: true }] },
          p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
        },
        steps: [{ asked: 'p1 attack', choose: [`${KAISER} attacks Burning Mane`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardTapped ${KAISER}`,
            `attackDeclared ${KAISER}`,
            `effectBegan ${KAISER}`,
            'cardUntapped Bolshack Dragon',
            'cardDestroyed Burning Mane',
          ],
          p1: { battleZone: [KAISER, 'Bolshack Dragon'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-039',
    rules: ['603.2d'],
    status: 'firm',
    asks: 'Does anything trigger on an event that was replaced?',
    says: 'An event that was replaced has not happened, so nothing triggers on it, neither an ability of the card concerned nor one of another card.',
    begin: {
      step: 'attack',
      cards: [escapist, undertaker],
      p1: { battleZone: ['Forest Hornet', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Escapist', tapped: true }, 'Undertaker'] },
    },
    plays: [
      {
        name: 'replaced',
        steps: [{ asked: 'p1 attack', choose: ['Forest Hornet attacks Escapist'] }],
        end: {
          asked: 'p1 attack',
          facts: ['battleBegan Forest Hornet', 'eventReplaced Escapist', 'cardMoved Escapist > hand'],
          factsNot: ['cardDestroyed', 'effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Forest Hornet (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Undertaker'], hand: ['Escapist'], graveyard: 0 },
        },
      },
      {
        name: 'what happens instead triggers',
        begin: {
          cards: [escapist, undertaker, porch],
          p2: { battleZone: [{ name: 'Escapist', tapped: true }, 'Porch'] },
        },
        steps: [{ asked: 'p1 attack', choose: ['Forest Hornet attacks Escapist'] }],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Escapist', 'p2 effectTriggered Porch', 'p2 cardDrawn'],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: ['Forest Hornet (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Porch'], hand: ['Escapist', 'Filler'], graveyard: 0 },
        },
      },
      {
        name: 'not replaced',
        begin: { p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Undertaker'] } },
        steps: [{ asked: 'p1 attack', choose: ['Forest Hornet attacks Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Burning Mane', 'effectTriggered Undertaker', 'p2 cardDrawn'],
          p1: { battleZone: ['Forest Hornet (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Undertaker'], hand: 1, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-040',
    rules: ['603.2d', '609.1'],
    status: 'firm',
    asks: 'A creature goes to another zone instead of the graveyard. Does an ability for the graveyard trigger?',
    says: 'An ability that triggers when a creature is put into the graveyard does not trigger if the creature goes to another zone instead.',
    begin: {
      cards: [relic],
      p1: {
        hand: [JILVES],
        manaZone: { darkness: 2, fire: 2, nature: 1 },
        battleZone: ['Relic', 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'], shieldZone: ['Terror Pit', 'Filler'] },
    },
    plays: [
      {
        name: 'it goes to the mana zone instead',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${JILVES}`] },
          { asked: 'p1 attack', choose: ['Relic attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', offers: ['Relic', 'Fear Fang', JILVES], only: true, choose: ['Relic'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['eventReplaced Relic', 'cardMoved Relic > manaZone'],
          factsNot: ['effectTriggered Relic', 'cardDestroyed', 'cardDrawn'],
          p1: { battleZone: ['Fear Fang', JILVES], hand: 0, graveyard: 0, manaCount: 6 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'it goes to the graveyard',
        begin: { step: 'attack' },
        steps: [
          { asked: 'p1 attack', choose: ['Relic attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          { asked: 'p2 choose', choose: ['Relic'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Relic > graveyard', 'effectTriggered Relic', 'cardDrawn'],
          factsNot: ['eventReplaced'],
          p1: { battleZone: ['Fear Fang'], hand: [JILVES, 'Filler'], graveyard: ['Relic'], manaCount: 5 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-041',
    rules: ['603.2e', '603.2f'],
    status: 'firm',
    asks: 'Does an ability usable from the hand need a declaration when its card is in the graveyard or the mana zone?',
    says: 'An ability that can be used from the hand must be declared wherever its card is, including the graveyard and the mana zone.',
    begin: {
      cards: [manaNinja],
      p1: {
        hand: [DURINRI],
        manaZone: { darkness: 2 },
        graveyard: [RAGANZARK, ...TOOLS],
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'a gate from the graveyard, declared',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAGANZARK}`],
            only: true,
            mayPass: true,
            factsNot: [`effectTriggered ${RAGANZARK}`],
            choose: [`Declare ${RAGANZARK}`],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`usageDeclared ${RAGANZARK}`, `effectTriggered ${RAGANZARK}`, `cardPut ${RAGANZARK}`],
          p1: {
            battleZone: [
              'Fear Fang',
              `${RAGANZARK} (over ${DURINRI}, Grigyan, Darma, ${DURINRI}, ${DURINRI})`,
            ],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a gate from the graveyard, not declared',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          { asked: 'p1 declareUsage', choose: [] },
          { until: 'p1 attack', passing: true },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${RAGANZARK}`, `cardPut ${RAGANZARK}`],
          p1: { battleZone: ['Fear Fang', DURINRI], hand: 0, graveyard: [RAGANZARK, ...TOOLS] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a ninja strike from the mana zone, declared',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, graveyard: 0 },
          p2: { manaZone: ['Mana Ninja', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: ['Declare Mana Ninja'],
            only: true,
            mayPass: true,
            choose: ['Declare Mana Ninja'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['usageDeclared Mana Ninja', 'effectTriggered Mana Ninja', 'cardPut Mana Ninja'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Mana Ninja'], hand: 0, graveyard: 0, manaZone: 3 },
        },
      },
      {
        name: 'a ninja strike from the mana zone, not declared',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, graveyard: 0 },
          p2: { manaZone: ['Mana Ninja', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'cardPut'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0, manaCount: 4 },
        },
      },
    ],
  },
  {
    id: 'TR-042',
    rules: ['603.2f'],
    status: 'firm',
    asks: 'Does an ability trigger if only the owner can see its card?',
    says: 'If only the owner can see the card, its ability triggers by being revealed and declared; otherwise it does not trigger at all.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', TRI_HORN] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            factsNot: ['effectTriggered', 'cardRevealed'],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardRevealed ${REDZONE} @603.2f`,
            `usageDeclared ${REDZONE} @603.2f`,
            `effectTriggered ${REDZONE}`,
            `cardPut ${REDZONE}`,
          ],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'cardRevealed', 'usageDeclared'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE, 'Aqua Hulcus'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
