import {
  allCreatures,
  another,
  any,
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  destroy,
  draw,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourHand,
  yourShields,
} from '../effects/language/words.ts';
import type { Scenario } from './scenario.ts';

const MUTANT = 'Propeller Mutant';
const SNOUT = 'Quixotic Hero Swine Snout';
const FUNK = 'Funk, Guard of Hope';
const RIAS = 'Mist Rias, Sonic Guardian';
const LULUFENS = 'Lulufens, Sun Dragon Elemental';
const SANJI = 'Dark Sanji, Darkfang Ninja';
const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const GUARDIAN = 'La Ura Giga, Sky Guardian';
const BLACK_V = 'The Black V, Roaring Sound';
const TRAIN = 'Super Trash Train, Fuuma Devil';
const PHARZI = 'Pharzi, the Oracle';
const SOUL = 'Dark Soul Creation';
const HELLION = 'Fire Sweeper Burning Hellion';
const JILVES = "Kiryu Jilves, Gaia's Roar";
const GALAXY = 'Perfect Galaxy, Immortality Elemental';
const ALEXANDER = 'Alexander the 3rd, Emperor of the Demonic Eye';
const MACALLAN = 'Macallan, Explosive Flame Shooter';
const RIKU = 'Riku, the Oracle';
const TRI_HORN = 'Tri-horn Shepherd';

const SEVEN_LIGHT = `Tap ${Array(7).fill('Light Filler').join(', ')}`;

const plain = { civilizations: ['nature'], cost: 2, power: 3000 } as const;

/** Its effect goes on after it has put a creature. */
const drover = creature({
  ...plain,
  name: 'Drover',
  abilities: [whenPut(self, inOrder(put(choose(yourHand({ type: 'creature' }))), topOfDeckTo('manaZone')))],
});
const rally = spell({
  name: 'Rally',
  civilizations: ['light'],
  cost: 2,
  abilities: [spellAbility(put(withTotal(chooseAnyNumber(yourHand({ type: 'creature' })), 'cost', 9)))],
});
const mourner = creature({ ...plain, name: 'Mourner', abilities: [whenDestroyed(self, draw())] });
/** Takes one of the others along. */
const wasp = creature({
  ...plain,
  name: 'Wasp',
  power: 1000,
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures())))],
});
const jouster = creature({
  ...plain,
  name: 'Jouster',
  abilities: [wheneverAttacks(any('you'), destroy(choose(allCreatures({ evolution: true }))))],
});
const glazier = creature({
  ...plain,
  name: 'Glazier',
  abilities: [when({ event: 'shieldBroken', of: 'any' }, may(draw()))],
});
const quake = spell({
  name: 'Quake',
  civilizations: ['nature'],
  cost: 2,
  abilities: [spellAbility(returnToHand(cardsIn('shieldZone', 'any')))],
});
/** Speaks of leaving, not of being destroyed. */
const wanderer = creature({
  ...plain,
  name: 'Wanderer',
  abilities: [when({ event: 'moved', what: itself, from: 'battleZone' }, draw())],
});
const sexton = creature({
  ...plain,
  name: 'Sexton',
  abilities: [whenPut(another('you'), putIntoGraveyard(choose(yourShields())))],
});
const settler = creature({
  ...plain,
  name: 'Settler',
  abilities: [whenPut(another('you'), topOfDeckTo('manaZone'))],
});
const squire = creature({ ...plain, name: 'Squire', races: ['Knight'] });

export const trigger1: readonly Scenario[] = [
  {
    id: 'TR-001',
    rules: ['603.1'],
    status: 'firm',
    says: 'An ability with a trigger condition triggers as soon as the condition is met, and only then.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Aqua Hulcus'] },
    },
    plays: [
      {
        name: 'it is met',
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
    says: 'Swine Snout grows by 3000 for each creature that is put while it is there, on either side, and is as small as before when the turn is over.',
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
        name: 'in the next turn it is 1000 again',
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
    says: 'When Propeller Mutant is destroyed, its opponent discards a card at random; when it leaves in another way nothing is discarded.',
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
        name: 'destroyed, and no card in the hand',
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
    id: 'TR-004',
    rules: ['101.4d'],
    status: 'firm',
    says: 'What triggers in the middle of a spell or of an effect waits until all of that has been done.',
    begin: {
      cards: [drover],
      p1: { hand: [SOUL], manaZone: { darkness: 4 }, battleZone: [MUTANT, 'Burning Mane'] },
      p2: { battleZone: ['Fear Fang'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'during a spell',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: [MUTANT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDestroyed ${MUTANT}`,
            `effectTriggered ${MUTANT}`,
            'p1 cardDrawn',
            'p1 cardDrawn',
            'p1 cardDrawn',
            `cardMoved ${SOUL} > graveyard`,
            `effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 3, graveyard: [MUTANT, SOUL] },
          p2: { battleZone: ['Fear Fang'], hand: [], graveyard: ['King Coral'] },
        },
      },
      {
        name: 'during another effect',
        begin: {
          p1: { hand: ['Drover', 'Aqua Hulcus'], manaZone: { nature: 2 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Drover'] },
          {
            asked: 'p1 confirm',
            facts: [
              'effectBegan Drover',
              'cardPut Aqua Hulcus',
              'effectTriggered Aqua Hulcus',
              'cardMoved > manaZone',
              'effectResolved Drover',
              'effectBegan Aqua Hulcus',
            ],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Burning Mane', 'Drover', 'Aqua Hulcus'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Fear Fang'], hand: ['King Coral'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-006',
    rules: ['604.4a', '703.1', '703.4c'],
    status: 'firm',
    says: 'What applies continuously, and the state-based actions that follow from it, come before any effect on standby is resolved, even one that has been waiting longer.',
    begin: {
      cards: [rally],
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [MUTANT, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'both arrive at once',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          {
            asked: 'p1 confirm',
            facts: [`cardPut ${FUNK}`, `p2 cardDestroyed ${MUTANT} @703.4c`, `p1 effectBegan ${RIAS}`],
            factsNot: [`effectBegan ${MUTANT}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `p2 effectBegan ${MUTANT}`, 'p1 cardDiscarded'],
          p1: { battleZone: [RIAS, FUNK], hand: 0, graveyard: 1 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MUTANT] },
        },
      },
      {
        name: 'the effect was there first',
        begin: {
          p1: { hand: ['Rally', 'Aqua Hulcus', FUNK], manaZone: { light: 2 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Rally'] },
          { asked: 'p1 choose', choose: ['Aqua Hulcus', FUNK] },
          {
            asked: 'p1 confirm',
            facts: [
              'cardPut Aqua Hulcus',
              'effectTriggered Aqua Hulcus',
              `cardPut ${FUNK}`,
              `p2 cardDestroyed ${MUTANT} @703.4c`,
              'effectBegan Aqua Hulcus',
            ],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 effectBegan ${MUTANT}`],
          factsNot: ['cardDrawn', 'cardDiscarded'],
          p1: { battleZone: ['Burning Mane', 'Aqua Hulcus', FUNK], hand: 0, graveyard: ['Rally'] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MUTANT] },
        },
      },
    ],
  },
  {
    id: 'TR-007',
    rules: ['703.4c', '603.2'],
    status: 'firm',
    says: 'Swine Snout is 1000, and Funk makes it 0 at the moment in which it is put: Swine Snout is destroyed before it could grow.',
    begin: {
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: [SNOUT, 'Fear Fang'] },
      p2: { battleZone: [SNOUT, 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Funk is summoned',
        steps: [{ asked: 'p1 main', choose: [`Summon ${FUNK}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardPut ${FUNK}`,
            `p1 cardDestroyed ${SNOUT} @703.4c`,
            `p2 cardDestroyed ${SNOUT} @703.4c`,
          ],
          factsNot: ['lastingEffectBegan'],
          p1: { battleZone: ['Fear Fang', FUNK], hand: 0, graveyard: [SNOUT] },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: [SNOUT] },
        },
      },
      {
        name: 'a creature that weakens nobody is summoned',
        begin: { p1: { hand: [RIAS], manaZone: { light: 5 } } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${RIAS}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${RIAS}`, `p1 lastingEffectBegan ${SNOUT}`, `p2 lastingEffectBegan ${SNOUT}`],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [SNOUT, 'Fear Fang', RIAS], hand: 0, graveyard: 0 },
          p2: { battleZone: [SNOUT, 'Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-008',
    rules: ['605.1'],
    status: 'firm',
    says: "A player's effects are resolved in the order that this player likes, whichever came to standby first.",
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Mist Rias first',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Aqua Hulcus'],
            only: true,
            mayPass: false,
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${RIAS}`],
            factsNot: ['effectBegan Aqua Hulcus'],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: ['effectBegan Aqua Hulcus'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Aqua Hulcus first',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          { asked: 'p1 standby', offers: [RIAS, 'Aqua Hulcus'], only: true, choose: ['Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            facts: ['effectBegan Aqua Hulcus'],
            factsNot: [`effectBegan ${RIAS}`],
            choose: 'pass',
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the last that came is the first',
        begin: { p1: { hand: [LULUFENS, 'Aqua Hulcus'], manaZone: { light: 6 } } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', offers: [RIAS, LULUFENS], only: true, choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            facts: ['cardPut Aqua Hulcus', 'effectResolved Lulufens, Sun Dragon Elemental'],
            factsNot: [`effectBegan ${RIAS}`],
            offers: ['Aqua Hulcus', RIAS, RIAS],
            only: true,
            choose: ['Aqua Hulcus'],
          },
          {
            asked: 'p1 confirm',
            facts: ['effectBegan Aqua Hulcus'],
            factsNot: [`effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS, 'Aqua Hulcus'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-009',
    rules: ['101.4'],
    status: 'firm',
    says: 'Where effects of both players trigger at the same time, those of the active player are resolved first.',
    begin: {
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'in the turn of p1',
        steps: [
          { asked: 'p1 main', choose: ['Summon Burning Mane'] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [`p1 effectTriggered ${RIAS}`, `p2 effectTriggered ${RIAS}`, `p1 effectBegan ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: ['p1 cardDrawn', `p1 effectResolved ${RIAS}`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'in the turn of p2',
        begin: {
          active: 'p2',
          p1: { hand: [], manaZone: 0 },
          p2: { hand: ['Burning Mane'], manaZone: { nature: 2 } },
        },
        steps: [
          { asked: 'p2 main', choose: ['Summon Burning Mane'] },
          { asked: 'p2 confirm', factsNot: [`p1 effectBegan ${RIAS}`], choose: 'pass' },
          { asked: 'p1 confirm', facts: [`p1 effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p2 attack',
          p1: { battleZone: [RIAS], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-010',
    rules: ['101.4', '115.3b'],
    status: 'firm',
    says: "Two Propeller Mutants of the same power destroy each other as one event. The active player's effect comes first, so the other player discards first.",
    begin: {
      step: 'attack',
      p1: { battleZone: [MUTANT, 'Burning Mane'], hand: ['Aqua Knight'] },
      p2: { battleZone: [{ name: MUTANT, tapped: true }, 'Fear Fang'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'they battle',
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks ${MUTANT}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `p1 cardDestroyed ${MUTANT} @703.4d`,
            `p2 cardDestroyed ${MUTANT} @703.4d`,
            `p1 battleLost ${MUTANT}`,
            `p2 battleLost ${MUTANT}`,
            `p1 effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p2 effectBegan ${MUTANT}`,
            'p1 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: ['Burning Mane'], hand: [], graveyard: [MUTANT, 'Aqua Knight'] },
          p2: { battleZone: ['Fear Fang'], hand: [], graveyard: [MUTANT, 'King Coral'] },
        },
      },
    ],
  },
  {
    id: 'TR-011',
    rules: ['101.4', '703.4c'],
    status: 'firm',
    says: 'When Dark Sanji is put in the turn of its own player, its -2000 comes before the +3000 of a Swine Snout of the opponent, which is destroyed; in the turn of the other player Swine Snout has grown first.',
    begin: {
      p1: { hand: [SANJI], manaZone: { darkness: 5 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [SNOUT, 'Burning Mane'] },
    },
    plays: [
      {
        name: 'in the turn of its player',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${SANJI}`] },
          {
            asked: 'p1 choose',
            state: 'turn.main.apResolve.choosing',
            facts: [`effectBegan ${SANJI}`],
            factsNot: [`effectBegan ${SNOUT}`, 'lastingEffectBegan'],
            offers: [SNOUT, 'Burning Mane'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 cardDestroyed ${SNOUT} @703.4c`],
          factsNot: [`lastingEffectBegan ${SNOUT}`],
          p1: { battleZone: ['Fear Fang', SANJI], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [SNOUT] },
        },
      },
      {
        name: 'in the turn of the opponent, by ninja strike',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [SNOUT, 'Fear Fang'] },
          p2: { hand: [SANJI], manaZone: 4, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 attack', choose: [`${SNOUT} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${SANJI}`],
            only: true,
            choose: [`Declare ${SANJI}`],
          },
          {
            asked: 'p2 choose',
            facts: [
              `cardPut ${SANJI}`,
              `p1 effectBegan ${SNOUT}`,
              `p1 lastingEffectBegan ${SNOUT}`,
              `p2 effectBegan ${SANJI}`,
            ],
            offers: [SNOUT, 'Fear Fang'],
            only: true,
            choose: [SNOUT],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`p2 lastingEffectBegan ${SANJI}`],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [`${SNOUT} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', SANJI], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-013',
    rules: ['101.4c'],
    status: 'firm',
    says: 'What triggers while an effect is resolved counts as if it had triggered together with those that wait: an effect of the active player goes before what is left of the other player.',
    begin: {
      cards: [wasp, mourner],
      p1: { hand: [FUNK], manaZone: { light: 3 }, battleZone: ['Mourner', 'Fear Fang'] },
      p2: { battleZone: ['Wasp', 'Wasp', TRI_HORN] },
    },
    plays: [
      {
        name: 'an effect of the active player comes up',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          {
            asked: 'p2 choose',
            state: 'turn.main.napResolve.choosing',
            facts: ['p2 cardDestroyed Wasp @703.4c', 'p2 cardDestroyed Wasp @703.4c', 'p2 effectBegan Wasp'],
            offers: ['Mourner', 'Fear Fang', FUNK],
            only: true,
            choose: ['Mourner'],
          },
          {
            asked: 'p2 choose',
            facts: [
              'p1 cardDestroyed Mourner',
              'p2 effectResolved Wasp',
              'p1 effectBegan Mourner',
              'p1 cardDrawn',
              'p1 effectResolved Mourner',
              'p2 effectBegan Wasp',
            ],
            offers: ['Fear Fang', FUNK],
            only: true,
            choose: [FUNK],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p1 cardDestroyed ${FUNK}`],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Mourner', FUNK] },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: ['Wasp', 'Wasp'] },
        },
      },
      {
        name: 'nothing comes up in between',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${FUNK}`] },
          { asked: 'p2 choose', choose: [FUNK] },
          {
            asked: 'p2 choose',
            factsNot: ['cardDrawn'],
            offers: ['Mourner', 'Fear Fang'],
            only: true,
            choose: ['Mourner'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDestroyed Mourner',
            'p2 effectResolved Wasp',
            'p1 effectBegan Mourner',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Mourner', FUNK] },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: ['Wasp', 'Wasp'] },
        },
      },
    ],
  },
  {
    id: 'TR-016',
    rules: ['605.2d'],
    status: 'unclear',
    says: 'What kind of card something is, is read when the effect is resolved: a creature that has become an evolution creature in the meantime is one for an effect that was waiting.',
    begin: {
      cards: [jouster],
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Jouster'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'after it has become one',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', offers: ['Jouster', REDZONE], only: true, choose: [REDZONE] },
          { asked: 'p1 standby', offers: ['Jouster', REDZONE], only: true, choose: ['Jouster'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Jouster', `cardDestroyed ${REDZONE}`],
          factsNot: ['shieldBroken'],
          p1: { battleZone: ['Jouster'], hand: 0, graveyard: [REDZONE, RED] },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'], shieldZone: 5 },
        },
      },
      {
        name: 'before it has become one',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`] },
          { asked: 'p1 standby', choose: ['Jouster'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['effectBegan Jouster', `cardPut ${REDZONE}`],
          factsNot: [`cardDestroyed ${REDZONE}`, `cardDestroyed ${RED}`],
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Jouster'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'TR-017',
    rules: ['101.4a', '101.4b'],
    status: 'firm',
    says: 'Shield triggers and strike backs are used before every other effect that waits, of either player.',
    begin: {
      cards: [glazier],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Glazier'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'], battleZone: ['Glazier'] },
    },
    plays: [
      {
        name: 'a shield trigger',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            mayPass: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 choose',
            factsNot: ['effectBegan Glazier'],
            offers: ['Fear Fang', 'Burning Mane', 'Glazier'],
            only: true,
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 confirm',
            facts: [
              'cardDestroyed Burning Mane',
              'cardMoved Terror Pit > graveyard',
              'p1 effectBegan Glazier',
            ],
            choose: 'pass',
          },
          { asked: 'p2 confirm', facts: ['p2 effectBegan Glazier'], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Glazier'], hand: 0, graveyard: ['Burning Mane'] },
          p2: { battleZone: ['Glazier'], hand: 1, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'a strike back',
        begin: { p2: { hand: ['Crack Crawler'], shieldZone: ['Burning Mane', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Strike back: Crack Crawler, discarding Burning Mane'],
            only: true,
            choose: ['Strike back: Crack Crawler, discarding Burning Mane'],
          },
          {
            asked: 'p1 confirm',
            facts: ['p2 cardDiscarded Burning Mane', 'cardPut Crack Crawler', 'p1 effectBegan Glazier'],
            choose: ['Yes'],
          },
          { asked: 'p2 confirm', facts: ['p2 effectBegan Glazier'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane', 'Glazier'], hand: 1, graveyard: 0 },
          p2: {
            battleZone: ['Glazier', 'Crack Crawler'],
            hand: 0,
            graveyard: ['Burning Mane'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [] },
          { asked: 'p1 confirm', factsNot: ['cardUsed'], choose: 'pass' },
          { asked: 'p2 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUsed'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane', 'Glazier'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Glazier'], hand: ['Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-018',
    rules: ['101.4a'],
    status: 'firm',
    says: 'Where both players use shield triggers at the same time, the active player uses theirs first.',
    begin: {
      cards: [quake],
      p1: {
        hand: ['Quake'],
        manaZone: { nature: 2 },
        battleZone: ['Fear Fang', 'Aqua Soldier'],
        shieldZone: ['Terror Pit'],
      },
      p2: { battleZone: ['Burning Mane', TRI_HORN], shieldZone: ['Spiral Gate'] },
    },
    plays: [
      {
        name: 'both declare',
        steps: [
          { asked: 'p1 main', choose: ['Cast Quake'] },
          {
            asked: 'p1 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            choose: ['Shield trigger: Terror Pit'],
          },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Spiral Gate'],
            only: true,
            choose: ['Shield trigger: Spiral Gate'],
          },
          {
            asked: 'p1 choose',
            facts: [
              'p1 cardMoved Terror Pit > hand',
              'p2 cardMoved Spiral Gate > hand',
              'p1 cardUsed Terror Pit',
            ],
            factsNot: ['cardUsed Spiral Gate'],
            offers: ['Burning Mane', TRI_HORN],
            only: true,
            choose: [TRI_HORN],
          },
          {
            asked: 'p2 choose',
            facts: [`cardDestroyed ${TRI_HORN}`, 'p2 cardUsed Spiral Gate'],
            offers: ['Burning Mane', 'Fear Fang', 'Aqua Soldier'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Aqua Soldier'],
            hand: ['Fear Fang'],
            graveyard: ['Quake', 'Terror Pit'],
            shieldZone: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: [TRI_HORN, 'Spiral Gate'], shieldZone: 0 },
        },
      },
      {
        name: 'only the other player declares',
        steps: [
          { asked: 'p1 main', choose: ['Cast Quake'] },
          { asked: 'p1 declareShields', choose: [] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Spiral Gate'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUsed Terror Pit'],
          p1: {
            battleZone: ['Aqua Soldier'],
            hand: ['Fear Fang', 'Terror Pit'],
            graveyard: ['Quake'],
            shieldZone: 0,
          },
          p2: { battleZone: ['Burning Mane', TRI_HORN], hand: 0, graveyard: ['Spiral Gate'], shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-019',
    rules: ['101.4a'],
    status: 'firm',
    says: 'The shield triggers of the player who is attacked come before the other effects of the active player, although those usually go first.',
    begin: {
      cards: [glazier],
      step: 'attack',
      p1: { battleZone: ['Glazier', 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'], battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Glazier attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          {
            asked: 'p2 choose',
            facts: ['cardUsed Terror Pit'],
            factsNot: ['effectBegan Glazier'],
            choose: ['Glazier'],
          },
          {
            asked: 'p1 confirm',
            facts: ['cardDestroyed Glazier', 'cardMoved Terror Pit > graveyard', 'effectBegan Glazier'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Glazier'] },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Terror Pit'], shieldZone: 1 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Glazier attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: [] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: { battleZone: ['Glazier (tapped)', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: ['Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
    ],
  },
  {
    id: 'TR-020',
    rules: ['603.1', '113.6'],
    status: 'firm',
    says: 'Being put, being destroyed, attacking and leaving the battle zone are conditions of triggered abilities; a shield trigger is used while its shield is on its way to the hand.',
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
    id: 'TR-021',
    rules: ['506.3'],
    status: 'firm',
    says: 'What triggers on an attack is resolved as soon as the attack is declared, before anybody blocks, and not once the attack is over.',
    begin: {
      step: 'attack',
      p1: { battleZone: [BLACK_V, 'Fear Fang'] },
      p2: { battleZone: [GUARDIAN], hand: ['King Coral', 'Aqua Knight'] },
    },
    plays: [
      {
        name: 'it attacks',
        steps: [
          { asked: 'p1 attack', choose: [`${BLACK_V} attacks the player`] },
          {
            asked: 'p2 choose',
            state: 'turn.attack.declaration.apResolve.choosing',
            facts: [
              `attackDeclared ${BLACK_V} @506.3`,
              `effectTriggered ${BLACK_V}`,
              `effectBegan ${BLACK_V}`,
            ],
            offers: ['King Coral', 'Aqua Knight'],
            only: true,
            choose: ['King Coral'],
          },
          {
            asked: 'p2 block',
            facts: ['cardDiscarded King Coral', `effectResolved ${BLACK_V}`],
            choose: [`Block with ${GUARDIAN}`],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${GUARDIAN}`],
          factsNot: ['effectBegan', 'cardDiscarded'],
          p1: { battleZone: [`${BLACK_V} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: ['Aqua Knight'], graveyard: ['King Coral', GUARDIAN], shieldZone: 5 },
        },
      },
      {
        name: 'another creature attacks',
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p2 block',
          factsNot: ['effectTriggered', 'cardDiscarded'],
          p1: { battleZone: [BLACK_V, 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
          p2: { battleZone: [GUARDIAN], hand: ['King Coral', 'Aqua Knight'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-022',
    rules: ['110.3b', '605.1'],
    status: 'conflict',
    says: 'The abilities of Mist Rias and Super Trash Train are triggered abilities: their effects go on standby, and are resolved among others in the order that their player likes.',
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
    says: 'Dark Soul Creation destroys Pharzi, draws three cards and goes to the graveyard; only then is the effect of Pharzi resolved, so that it can take this very spell.',
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
        name: 'it takes that spell',
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
        name: 'it takes none',
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
    says: 'Power attacker applies for as long as its bearer attacks; nothing triggers, and nothing goes on standby.',
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
    says: 'The ability of Kiryu Jilves is triggered; what its effect leaves behind for the turn replaces the destruction by a move to the mana zone, and triggers nothing.',
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
    says: 'That Perfect Galaxy stays where it would leave replaces the event; nothing triggers and nothing waits.',
    begin: {
      p1: { hand: [GALAXY, 'Spiral Gate'], manaZone: { light: 7, water: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'with a shield of its own',
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
        name: 'without shields',
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
    says: 'With "when" the second thing comes after the first, as the draw after Aqua Hulcus has been put; with "instead" the first never happens, as Aqua Soldier returns and is not destroyed.',
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
    says: 'Dark Soul Creation tries to destroy Aqua Soldier, which returns to the hand instead. The attempt is enough for the three cards.',
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
    id: 'TR-030',
    rules: ['603.4', '605.2a'],
    status: 'firm',
    says: 'An "if" after the comma of a triggered ability is not looked at as it triggers, only as it is resolved.',
    begin: { cards: [sexton, settler, squire], p2: { battleZone: ['Burning Mane', 'Fear Fang'] } },
    plays: [
      {
        name: 'Macallan: enough fire mana by then',
        begin: {
          p1: {
            hand: [MACALLAN],
            manaZone: { fire: 2, nature: 1 },
            battleZone: ['Settler'],
            deck: ['Fire Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', offers: ['Settler', MACALLAN], only: true, choose: ['Settler'] },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Fire Filler > manaZone', `effectBegan ${MACALLAN}`],
            offers: ['Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`battleBegan ${MACALLAN}`, 'cardDestroyed Burning Mane'],
          p1: { battleZone: ['Settler', MACALLAN], hand: 0, graveyard: 0, manaCount: 4, deckCount: 2 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'Macallan: not enough yet',
        begin: {
          p1: {
            hand: [MACALLAN],
            manaZone: { fire: 2, nature: 1 },
            battleZone: ['Settler'],
            deck: ['Fire Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', choose: [MACALLAN] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectMisfired ${MACALLAN}`, 'cardMoved Fire Filler > manaZone'],
          factsNot: ['battleBegan'],
          p1: { battleZone: ['Settler', MACALLAN], hand: 0, graveyard: 0, manaCount: 4, deckCount: 2 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Alexander: a Knight has come by then',
        begin: {
          p1: {
            hand: ["Heaven's Force", 'Squire'],
            manaZone: { light: 2 },
            battleZone: [ALEXANDER],
            deck: ["Heaven's Force", 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ["Cast Heaven's Force"] },
          { asked: 'p1 choose', facts: [`effectTriggered ${ALEXANDER}`], choose: ['Squire'] },
          {
            asked: 'p1 confirm',
            facts: ['cardPut Squire', "cardMoved Heaven's Force > graveyard", `effectBegan ${ALEXANDER}`],
            choose: ['Yes'],
          },
          {
            asked: 'p1 choose',
            offers: ["Heaven's Force"],
            only: true,
            mayPass: true,
            choose: ["Heaven's Force"],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ["cardUsed Heaven's Force"],
          p1: {
            battleZone: [ALEXANDER, 'Squire'],
            hand: 0,
            graveyard: ["Heaven's Force", "Heaven's Force"],
            deckCount: 2,
          },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Alexander: the Knight has gone by then',
        begin: {
          p1: {
            hand: [SOUL],
            manaZone: { darkness: 4 },
            battleZone: [ALEXANDER, 'Squire'],
            deck: ['Filler', 'Filler', 'Filler', SOUL, 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${SOUL}`] },
          { asked: 'p1 confirm', facts: [`effectTriggered ${ALEXANDER}`], choose: ['Yes'] },
          { asked: 'p1 choose', factsNot: ['effectBegan'], choose: ['Squire'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectMisfired ${ALEXANDER}`],
          factsNot: [`cardUsed ${SOUL}`, 'deckShuffled'],
          p1: { battleZone: [ALEXANDER], hand: 3, graveyard: [SOUL, 'Squire'], deckCount: 2 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Riku: two shields by then',
        begin: { p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Sexton'], shieldZone: 3 } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          { asked: 'p1 standby', offers: ['Sexton', RIKU], only: true, choose: ['Sexton'] },
          { asked: 'p1 choose', choose: ['Card 1'] },
          { asked: 'p1 confirm', facts: ['cardMoved > graveyard', `effectBegan ${RIKU}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced'],
          p1: { battleZone: ['Sexton', RIKU], hand: 0, graveyard: 1, shieldZone: 3, deckCount: 19 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Riku: still three shields',
        begin: { p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Sexton'], shieldZone: 3 } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          { asked: 'p1 standby', choose: [RIKU] },
          { asked: 'p1 choose', facts: [`effectMisfired ${RIKU}`], choose: ['Card 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['shieldPlaced', `effectBegan ${RIKU}`],
          p1: { battleZone: ['Sexton', RIKU], hand: 0, graveyard: 1, shieldZone: 2, deckCount: 20 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
