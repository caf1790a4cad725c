import {
  allCreatures,
  another,
  any,
  bearsIcon,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  kizunaPlus,
  oneOf,
  putIntoGraveyard,
  self,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { MACALLAN, RED, REDZONE, RIAS, SOUL } from './cardNames.ts';
import { plain } from './sharedCards.ts';

const ALEXANDER = 'Alexander the 3rd, Emperor of the Demonic Eye';
const RIKU = 'Riku, the Oracle';

const jouster = creature({
  ...plain,
  name: 'Jouster',
  abilities: [wheneverAttacks(any('you'), destroy(choose(allCreatures({ evolution: true }))))],
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

const twoWays = creature({
  ...plain,
  name: 'Two Ways',
  abilities: [whenPut(self, oneOf(draw(), topOfDeckTo('manaZone')))],
});

const bondRider = evolutionCreature({
  ...plain,
  name: 'Bond Rider',
  power: 5000,
  abilities: [evolution({ civilizations: ['nature'] }), kizunaPlus(2)],
});

const bondBlade = creature({
  ...plain,
  name: 'Bond Blade',
  abilities: [bearsIcon('kizuna', wheneverAttacks(self, destroy(choose(allCreatures()))))],
});

const bondBook = creature({
  ...plain,
  name: 'Bond Book',
  abilities: [bearsIcon('kizuna', wheneverAttacks(self, draw()))],
});

const gravedigger = creature({
  ...plain,
  name: 'Gravedigger',
  abilities: [whenPut(another('you'), putIntoGraveyard(choose(yourShields())))],
});

/** 603.4, 605.2: conditions that are checked on resolution. */
export const triggerConditions: readonly Scenario[] = [
  {
    id: 'TR-016',
    rules: ['605.2d'],
    status: 'unclear',
    asks: 'A creature has become an evolution creature while an effect was on standby. Does it count as one?',
    says: 'Card types are checked on resolution: a creature that has become an evolution creature in the meantime counts as one for an effect that was on standby.',
    begin: {
      cards: [jouster],
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Jouster'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'after it has evolved',
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
        name: 'before it has evolved',
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
    id: 'TR-030',
    rules: ['603.4', '605.2a'],
    status: 'firm',
    asks: 'When is an "if" after the comma of a triggered ability checked?',
    says: 'An "if" after the comma of a triggered ability is checked on resolution, not when the ability triggers.',
    begin: { cards: [sexton, settler, squire], p2: { battleZone: ['Burning Mane', 'Fear Fang'] } },
    plays: [
      {
        name: 'Macallan: enough fire mana on resolution',
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
        name: 'Alexander: a Knight was put in between',
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
        name: 'Alexander: the Knight has left',
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
        name: 'Riku: two shields on resolution',
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
  {
    id: 'TR-044',
    rules: ['603.3a', '700.2a'],
    status: 'conflict',
    asks: 'When is the mode of a triggered ability chosen?',
    says: 'The mode of a triggered ability is chosen just before it resolves; under 1.28 it was chosen when the ability triggered.',
    begin: {
      cards: [twoWays],
      p1: { hand: ['Two Ways'], manaZone: { nature: 2 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'current rules: after the effects that resolve before it',
        steps: [
          { asked: 'p1 main', choose: ['Summon Two Ways'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: ['Two Ways', RIAS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 mode', facts: ['cardDrawn', `effectResolved ${RIAS}`], choose: ['mana'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved > manaZone'],
          p1: { battleZone: [RIAS, 'Two Ways'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: '1.28: when it triggers',
        begin: { rules: '1.28' },
        steps: [
          { asked: 'p1 main', choose: ['Summon Two Ways'] },
          { asked: 'p1 mode', factsNot: ['effectBegan'], choose: ['mana'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: ['Two Ways', RIAS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDrawn', 'cardMoved > manaZone'],
          p1: { battleZone: [RIAS, 'Two Ways'], hand: 1, graveyard: 0, manaCount: 3 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-045',
    rules: ['603.3b', '110.5a'],
    status: 'firm',
    asks: 'A Kizuna Plus uses two icon abilities, and one destroys the creature with the other. Does the other resolve?',
    says: 'When a Kizuna Plus uses two abilities with the icon, both are chosen and go on standby. If one of them destroys the creature with the other, the other still resolves.',
    begin: {
      cards: [bondRider, bondBlade, bondBook],
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Bond Rider', over: ['Fear Fang'] }, 'Bond Blade', 'Bond Book', 'Burning Mane'],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'one destroys the creature of the other',
        steps: [
          { asked: 'p1 attack', choose: ['Bond Rider attacks the player'] },
          { asked: 'p1 confirm', mayPass: true, choose: ['Yes'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan Bond Blade', 'effectBegan Bond Book'],
            offers: ['Bond Blade', 'Bond Book'],
            only: true,
            choose: ['Bond Blade'],
          },
          { asked: 'p1 choose', choose: ['Bond Book'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Bond Book', 'effectBegan Bond Book', 'cardDrawn'],
          p1: {
            battleZone: ['Bond Rider (tapped)', 'Bond Blade', 'Burning Mane'],
            hand: 1,
            graveyard: ['Fear Fang', 'Bond Book'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the card underneath stays',
        steps: [
          { asked: 'p1 attack', choose: ['Bond Rider attacks the player'] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectBegan Bond Blade', 'effectBegan Bond Book', 'cardDrawn'],
          p1: {
            battleZone: ['Bond Rider (tapped, over Fear Fang)', 'Bond Blade', 'Bond Book', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-046',
    rules: ['603.4'],
    status: 'firm',
    asks: "Riku's condition was not met when it was put, but is met on resolution. Is the effect carried out?",
    says: 'After the comma, Riku requires two shields or fewer. There were three when it was put and there are two on resolution, so the effect is carried out.',
    begin: {
      cards: [gravedigger],
      p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Gravedigger'], shieldZone: 3 },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the third shield leaves first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIKU}`],
            offers: ['Gravedigger', RIKU],
            only: true,
            choose: ['Gravedigger'],
          },
          { asked: 'p1 choose', choose: ['Card 1'] },
          {
            asked: 'p1 confirm',
            facts: ['cardMoved > graveyard', `effectBegan ${RIKU}`],
            mayPass: true,
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced > shieldZone', `effectResolved ${RIKU}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Gravedigger', RIKU], hand: 0, graveyard: 1, shieldZone: 3, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-047',
    rules: ['603.4', '605.2a'],
    status: 'firm',
    asks: "Riku's condition was met when it was put, but is not met on resolution. Is the effect carried out?",
    says: 'If the condition after the comma was met when Riku was put but is not met on resolution, nothing happens.',
    begin: {
      cards: [
        creature({
          ...plain,
          name: 'Mason',
          abilities: [whenPut(another('you'), topOfDeckTo('shieldZone'))],
        }),
      ],
      p1: { hand: [RIKU], manaZone: { light: 5 }, battleZone: ['Mason'], shieldZone: 2 },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'a third shield is added first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIKU}`],
            offers: ['Mason', RIKU],
            only: true,
            choose: ['Mason'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced', `effectMisfired ${RIKU} @603.4`],
          p1: { battleZone: ['Mason', RIKU], hand: 0, graveyard: 0, shieldZone: 3, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Riku first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RIKU}`] },
          { asked: 'p1 standby', choose: [RIKU] },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldPlaced', 'effectBegan Mason', 'shieldPlaced'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Mason', RIKU], hand: 0, graveyard: 0, shieldZone: 4, deckCount: 18 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
