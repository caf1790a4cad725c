import {
  cannot,
  cardsIn,
  choose,
  creature,
  draw,
  has,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import {
  BAREDU,
  DE_SZARK,
  DOGIRAGON,
  DURINRI,
  GRIGYAN,
  HAYABUSAMARU,
  HAYABUSARYU,
  HELLION,
  OCCULT,
  POPE,
  RAFULULU,
  RED,
  REDZONE,
  ROSIA,
  SURFER,
  TULK,
} from './cardNames.ts';

const BUSTER = 'Dogiragon Buster, Blue Leader';
const NICOL = 'Nicol Bolas';

const MIRADANTE = 'Miradante, Time Revolution';
const DEL_FIN = 'Spell Del Fin, Light Divine Dragon';
const AUROTHEATER = 'Meteorshower Auroratheater';
const SENNO = 'Senno, Brainwash';
const PANTHERBEAR = 'Pantherbear, World Chain';
const JOHNNY = 'Golden the Johnny';
const KUROZU = "Kurozu, Blockade's Oath";
const THE_LOST = 'The Lost, Dark Armor';
const AZURE = 'Azure Rising General';

/** Puts a magic tool while summoning is forbidden. */
const toolbox = spell({
  name: 'Toolbox',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(put(choose(cardsIn('hand', 'you', { type: 'creature', races: ['Magic Tool'] })))),
  ],
});

const ricochet = spell({
  name: 'Ricochet',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [strikeBack({ civilizations: ['darkness'] }), spellAbility(draw())],
});

/** Forbids the result, not the action: creatures can be summoned but cannot be put. */
const doorkeeper = creature({
  name: 'Doorkeeper',
  civilizations: ['light'],
  cost: 5,
  power: 3000,
  abilities: [has(cannot({ do: 'put', who: 'opponent', what: { type: 'creature' } }))],
});

const jester = creature({ name: 'Jester', civilizations: [], races: ['Jokers'], cost: 4, power: 2000 });
const CRAWLER = 'Crack Crawler';
const JOGIRAGON = "Jogiragon and Johnny ~J's Journey~";
const VOLVAL = 'Vol-Val-8, Forbidden Dragon King';
const PREMIUMS = 'Eternal Premiums, Secret Forbidden Dragon';
const ASSASSIN = 'Bone Assassin, the Ripper';

const sixJoker = creature({
  name: 'Six Joker',
  civilizations: [],
  races: ['Jokers'],
  cost: 6,
  power: 6000,
});

const fiveJoker = creature({
  name: 'Five Joker',
  civilizations: [],
  races: ['Jokers'],
  cost: 5,
  power: 5000,
});

/** 101.2, 601.1a: which declarations a ban prevents, and which are legal although their result is forbidden. */
export const forbiddenDeclarations: readonly Scenario[] = [
  {
    id: 'DU-017',
    rules: ['601.1a', '101.2', '603.2f'],
    status: 'firm',
    asks: 'What can be declared while a player cannot summon?',
    says: "While a player cannot summon, that player can declare nothing that would summon: no ninja strike, no creature's shield trigger or strike back, no gate of moonless night.",
    begin: {
      step: 'attack',
      cards: [toolbox],
      p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang', 'Burning Mane', 'Aqua Knight'] },
      p2: {
        hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, GRIGYAN],
        manaZone: 4,
        graveyard: [BAREDU, BAREDU, BAREDU],
        shieldZone: ['Aqua Surfer', 'Tri-horn Shepherd', 'Toolbox', 'Filler'],
      },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken Aqua Surfer'],
            factsNot: ['usageDeclared', 'cardRevealed'],
            choose: ['Burning Mane attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken Tri-horn Shepherd'],
            factsNot: ['usageDeclared', 'cardDiscarded'],
            choose: ['Aqua Knight attacks the player'],
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            factsNot: ['usageDeclared'],
            offers: ['Shield trigger: Toolbox'],
            only: true,
            choose: ['Shield trigger: Toolbox'],
          },
          {
            asked: 'p2 confirm',
            facts: [`p2 cardPut ${GRIGYAN}`, `effectTriggered ${GRIGYAN}`],
            factsNot: [`usageDeclared ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', `cardPut ${DE_SZARK}`],
          p1: {
            battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: [GRIGYAN],
            hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, 'Aqua Surfer', 'Tri-horn Shepherd'],
            graveyard: [BAREDU, BAREDU, BAREDU, 'Toolbox'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p1: { shieldZone: 1 } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', offers: [`Declare ${HAYABUSAMARU}`], only: true, choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', offers: ['Shield trigger: Aqua Surfer'], only: true, choose: 'pass' },
          { asked: 'p1 attack', choose: ['Burning Mane attacks the player'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Strike back: Crack Crawler, discarding Tri-horn Shepherd'],
            only: true,
            choose: 'pass',
          },
          { asked: 'p1 attack', choose: ['Aqua Knight attacks the player'] },
          { asked: 'p2 declareUsage', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Toolbox'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          facts: [`cardPut ${GRIGYAN}`],
          p1: {
            battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane (tapped)', 'Aqua Knight (tapped)'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: [GRIGYAN],
            hand: [HAYABUSAMARU, 'Crack Crawler', DE_SZARK, 'Aqua Surfer', 'Tri-horn Shepherd'],
            graveyard: [BAREDU, BAREDU, BAREDU, 'Toolbox'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-018',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    asks: "Can a spell's shield trigger or strike back be declared while spells cannot be cast?",
    says: "While spells cannot be cast, neither a spell's shield trigger nor a spell's strike back can be declared, so the broken card cannot be discarded for it either. Creatures are not affected.",
    begin: {
      step: 'attack',
      cards: [ricochet],
      p1: { battleZone: [DEL_FIN, 'Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Ricochet'], shieldZone: ['Terror Pit', 'Aqua Surfer', 'Filler'] },
    },
    plays: [
      {
        name: 'a spell alone',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Terror Pit > hand'],
          factsNot: ['usageDeclared', 'cardRevealed', 'cardDiscarded', 'cardUsed'],
          p1: { battleZone: [DEL_FIN, 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: ['Ricochet', 'Terror Pit'],
            graveyard: 0,
            shieldZone: ['Aqua Surfer', 'Filler'],
          },
        },
      },
      {
        name: 'together with a creature',
        steps: [
          { asked: 'p1 attack', choose: [`${DEL_FIN} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Aqua Surfer'],
            only: true,
            forbids: ['Terror Pit @101.2'],
            choose: ['Shield trigger: Aqua Surfer'],
          },
          { asked: 'p2 confirm', facts: ['p2 cardPut Aqua Surfer'], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDiscarded', 'cardUsed Terror Pit'],
          p1: { battleZone: [`${DEL_FIN} (tapped)`, 'Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Surfer'], hand: ['Ricochet', 'Terror Pit'], graveyard: 0, shieldZone: 1 },
        },
      },
      {
        name: 'without the ban',
        begin: { p1: { battleZone: ['Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Strike back: Ricochet, discarding Terror Pit'],
            only: true,
            choose: ['Strike back: Ricochet, discarding Terror Pit'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDiscarded Terror Pit', 'p2 cardUsed Ricochet', 'p2 cardDrawn'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: 1,
            graveyard: ['Ricochet', 'Terror Pit'],
            shieldZone: ['Aqua Surfer', 'Filler'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-019',
    rules: ['101.2', '603.2f', '601.1a'],
    status: 'firm',
    asks: 'Does a ban on the result of an ability prevent its declaration?',
    says: 'Only a ban on the action itself prevents a declaration. If just the result is forbidden, the ability can be declared, does nothing on resolution, and its card stays where it was.',
    begin: {
      step: 'attack',
      cards: [doorkeeper],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the result is forbidden',
        begin: { p1: { battleZone: ['Doorkeeper', 'Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
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
          p1: { battleZone: ['Doorkeeper', 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'the action is forbidden',
        begin: { p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang', 'Burning Mane'] } },
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', 'cardRevealed', 'effectTriggered', 'effectMisfired'],
          p1: { battleZone: [MIRADANTE, 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'nothing is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`p2 cardPut ${HAYABUSAMARU}`], choose: [HAYABUSAMARU] },
        ],
        end: {
          asked: 'p2 block',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-020',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    asks: 'Can a ninja strike be declared for a creature that Meteorshower Auroratheater keeps from being put?',
    says: "While Meteorshower Auroratheater attacks, creatures with cost no greater than the number of cards in its player's hand cannot be put. A ninja strike of such a creature can be declared; it then misfires and the card stays in hand.",
    begin: {
      step: 'attack',
      p1: { hand: 3, battleZone: [AUROTHEATER, 'Fear Fang'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'its cost equals the number of cards in hand',
        steps: [
          { asked: 'p1 attack', choose: [`${AUROTHEATER} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardRevealed ${HAYABUSAMARU}`,
            `usageDeclared ${HAYABUSAMARU}`,
            `effectMisfired ${HAYABUSAMARU}`,
          ],
          factsNot: ['cardPut'],
          p1: { battleZone: [`${AUROTHEATER} (tapped)`, 'Fear Fang'], hand: 3, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: [HAYABUSAMARU], graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'its cost is higher',
        begin: { p1: { hand: 2 } },
        steps: [
          { asked: 'p1 attack', choose: [`${AUROTHEATER} attacks the player`] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', facts: [`p2 cardPut ${HAYABUSAMARU}`], choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectMisfired'],
          p1: { battleZone: [`${AUROTHEATER} (tapped)`, 'Fear Fang'], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-021',
    rules: ['603.2f', '101.2', '701.26b'],
    status: 'firm',
    asks: 'Can invasion and revolution change be declared against Senno?',
    says: 'Senno lets its opponent put creatures only by summoning. Invasion and revolution change can still be declared against it, but no creature is put and the cards stay in hand.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, RAFULULU], battleZone: [RED, TULK, 'Fear Fang'] },
      p2: { battleZone: [SENNO, 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'invasion',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${REDZONE}`, `effectMisfired ${REDZONE}`],
          factsNot: ['cardPut', 'cardDestroyed'],
          p1: { battleZone: [`${RED} (tapped)`, TULK, 'Fear Fang'], hand: [REDZONE, RAFULULU], graveyard: 0 },
          p2: { battleZone: [SENNO, 'Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'revolution change',
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${RAFULULU}`],
            only: true,
            choose: [`Declare ${RAFULULU}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${RAFULULU}`, `effectMisfired ${RAFULULU}`],
          factsNot: ['cardPut', `cardMoved ${TULK}`],
          p1: { battleZone: [RED, `${TULK} (tapped)`, 'Fear Fang'], hand: [REDZONE, RAFULULU], graveyard: 0 },
          p2: { battleZone: [SENNO, 'Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'without Senno',
        begin: { p2: { battleZone: ['Tri-horn Shepherd'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${TULK} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${RAFULULU}`] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${RAFULULU}`],
          p1: { battleZone: [RED, `${RAFULULU} (tapped)`, 'Fear Fang'], hand: [REDZONE, TULK], graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-022',
    rules: ['605.1', '603.4'],
    status: 'firm',
    asks: 'Senno is destroyed after a revolution change was declared. Does the revolution change work?',
    says: 'Senno keeps a creature from being put by revolution change. If its owner first resolves an attack trigger that destroys Senno, the declared revolution change works.',
    begin: {
      step: 'attack',
      p1: { hand: [BUSTER], battleZone: [NICOL, 'Fear Fang'] },
      p2: { battleZone: [SENNO, 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Senno is destroyed first',
        steps: [
          { asked: 'p1 attack', choose: [`${NICOL} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${BUSTER}`],
            only: true,
            choose: [`Declare ${BUSTER}`],
          },
          { asked: 'p1 standby', offers: [NICOL, BUSTER], only: true, choose: [NICOL] },
          { asked: 'p1 choose', offers: [SENNO, 'Tri-horn Shepherd'], only: true, choose: [SENNO] },
          { until: 'p1 shields', passing: true },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardDestroyed ${SENNO}`, `cardMoved ${NICOL} > hand`, `cardPut ${BUSTER}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: [`${BUSTER} (tapped)`, 'Fear Fang'], hand: [NICOL], graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: [SENNO], shieldZone: 5 },
        },
      },
      {
        name: 'the revolution change first',
        steps: [
          { asked: 'p1 attack', choose: [`${NICOL} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${BUSTER}`] },
          { asked: 'p1 standby', choose: [BUSTER] },
          { asked: 'p1 choose', facts: [`effectMisfired ${BUSTER}`], choose: [SENNO] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardDestroyed ${SENNO}`],
          factsNot: ['cardPut', `cardMoved ${NICOL}`],
          p1: { battleZone: [`${NICOL} (tapped)`, 'Fear Fang'], hand: [BUSTER], graveyard: 0 },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: [SENNO], shieldZone: 5 },
        },
      },
      {
        name: 'another creature is destroyed first',
        steps: [
          { asked: 'p1 attack', choose: [`${NICOL} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${BUSTER}`] },
          { asked: 'p1 standby', choose: [NICOL] },
          { asked: 'p1 choose', choose: ['Tri-horn Shepherd'] },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['cardDestroyed Tri-horn Shepherd', `effectMisfired ${BUSTER}`],
          factsNot: ['cardPut', `cardMoved ${NICOL}`],
          p1: { battleZone: [`${NICOL} (tapped)`, 'Fear Fang'], hand: [BUSTER], graveyard: 0 },
          p2: { battleZone: [SENNO], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-023',
    rules: ['601.1a', '603.4', '509.5e'],
    status: 'firm',
    asks: 'Several shield triggers are broken together against Pantherbear. How many can be declared?',
    says: 'Pantherbear limits its opponent to one use per turn. Several shield triggers broken together can all be declared while no card has been used yet; after the first, the others misfire unless Pantherbear has left.',
    begin: {
      step: 'attack',
      p1: { battleZone: [PANTHERBEAR, 'King Depthcon', 'Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Terror Pit', 'Brain Serum', 'Spiral Gate', 'Filler'] },
    },
    plays: [
      {
        name: 'Pantherbear stays',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
            only: true,
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
          },
          {
            asked: 'p2 standby',
            facts: ['usageDeclared Terror Pit', 'usageDeclared Brain Serum'],
            offers: ['Terror Pit', 'Brain Serum'],
            only: true,
            choose: ['Brain Serum'],
          },
          { asked: 'p2 number', choose: ['2'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Brain Serum > graveyard', 'effectMisfired Terror Pit @603.4'],
          factsNot: ['cardUsed Terror Pit', 'cardDestroyed'],
          p1: {
            battleZone: [PANTHERBEAR, 'King Depthcon (tapped)', 'Fear Fang', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: 0,
            hand: ['Terror Pit', 'Filler', 'Filler'],
            graveyard: ['Brain Serum'],
            shieldZone: ['Spiral Gate', 'Filler'],
          },
        },
      },
      {
        name: 'the first use destroys Pantherbear',
        steps: [
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Brain Serum'],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [PANTHERBEAR] },
          {
            asked: 'p2 number',
            facts: [`cardDestroyed ${PANTHERBEAR}`, 'cardUsed Brain Serum'],
            choose: ['2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['King Depthcon (tapped)', 'Fear Fang', 'Burning Mane'],
            hand: 0,
            graveyard: [PANTHERBEAR],
          },
          p2: {
            battleZone: 0,
            hand: 2,
            graveyard: ['Terror Pit', 'Brain Serum'],
            shieldZone: ['Spiral Gate', 'Filler'],
          },
        },
      },
      {
        name: 'a card was already used this turn',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 2'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Brain Serum'] },
          { asked: 'p2 number', choose: ['0'] },
          { asked: 'p1 attack', choose: ['King Depthcon attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['shieldBroken Terror Pit', 'shieldBroken Spiral Gate'],
          factsNot: ['usageDeclared', 'cardUsed', 'effectMisfired'],
          p1: {
            battleZone: [PANTHERBEAR, 'King Depthcon (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: {
            battleZone: 0,
            hand: ['Terror Pit', 'Spiral Gate'],
            graveyard: ['Brain Serum'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-024',
    rules: ['601.1a', '603.4', '509.5e'],
    status: 'firm',
    asks: 'Two shield trigger spells are broken together against Golden the Johnny. Can both be declared?',
    says: 'Golden the Johnny limits its opponent to one spell per turn. Two shield triggers broken together can both be declared because no spell has been cast yet; the second misfires while the limit applies.',
    begin: {
      step: 'attack',
      p1: { battleZone: [JOHNNY, 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Cyber Tune', 'Filler'], battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'the limit applies',
        steps: [
          { asked: 'p1 attack', choose: [`${JOHNNY} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
            only: true,
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
          },
          { asked: 'p2 standby', offers: ['Terror Pit', 'Cyber Tune'], only: true, choose: ['Cyber Tune'] },
          { asked: 'p2 choose', lacks: ['Cyber Tune'], choose: ['Filler', 'Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Cyber Tune > graveyard', 'effectMisfired Terror Pit @603.4'],
          factsNot: ['cardUsed Terror Pit', 'cardDestroyed'],
          p1: { battleZone: [`${JOHNNY} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: ['Terror Pit', 'Filler'],
            graveyard: ['Cyber Tune', 'Filler', 'Filler'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'the first spell destroys Golden the Johnny',
        steps: [
          { asked: 'p1 attack', choose: [`${JOHNNY} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2'] },
          {
            asked: 'p2 declareShields',
            choose: ['Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune'],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [JOHNNY] },
          {
            asked: 'p2 choose',
            facts: [`cardDestroyed ${JOHNNY}`, 'cardUsed Cyber Tune'],
            choose: ['Filler', 'Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [JOHNNY] },
          p2: {
            battleZone: ['Aqua Soldier'],
            hand: 1,
            graveyard: ['Terror Pit', 'Cyber Tune', 'Filler', 'Filler'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-025',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    asks: 'Can a gate of moonless night be declared while Kurozu keeps cards in the graveyard?',
    says: 'Kurozu stops cards from leaving the graveyard but does not forbid summoning, so a gate of moonless night can be declared. Neither its card nor magic tools can be taken from the graveyard for it, so it can misfire.',
    begin: {
      p1: {
        hand: [GRIGYAN],
        manaZone: { darkness: 3 },
        graveyard: [DE_SZARK, BAREDU],
        battleZone: [DURINRI, DURINRI, 'Fear Fang'],
      },
      p2: { battleZone: [KUROZU] },
    },
    plays: [
      {
        name: 'its card is in the graveyard',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${DE_SZARK}`],
            only: true,
            choose: [`Declare ${DE_SZARK}`],
          },
          { asked: 'p1 standby', offers: [GRIGYAN, DE_SZARK], only: true, choose: [DE_SZARK] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${DE_SZARK}`, `effectMisfired ${DE_SZARK} @603.4`],
            factsNot: [`cardPut ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [DURINRI, DURINRI, GRIGYAN, 'Fear Fang'],
            hand: 0,
            graveyard: [DE_SZARK, BAREDU],
          },
          p2: { battleZone: [KUROZU], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one magic tool is in the graveyard',
        begin: { p1: { hand: [GRIGYAN, DE_SZARK], graveyard: [BAREDU] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [DE_SZARK] },
          {
            asked: 'p1 confirm',
            facts: [`effectMisfired ${DE_SZARK} @603.4`],
            factsNot: [`cardPut ${DE_SZARK}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [DURINRI, DURINRI, GRIGYAN, 'Fear Fang'],
            hand: [DE_SZARK],
            graveyard: [BAREDU],
          },
          p2: { battleZone: [KUROZU], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'none of them is in the graveyard',
        begin: {
          p1: {
            hand: [GRIGYAN, DE_SZARK],
            graveyard: 0,
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GRIGYAN}`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${DE_SZARK}`] },
          { asked: 'p1 standby', choose: [DE_SZARK] },
          { asked: 'p1 standby', facts: [`cardPut ${DE_SZARK}`], choose: [DE_SZARK] },
          { asked: 'p1 confirm', facts: [`cardDestroyed ${KUROZU}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', `${DE_SZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${GRIGYAN})`],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: 0, hand: 0, graveyard: [KUROZU] },
        },
      },
    ],
  },
  {
    id: 'DU-026',
    rules: ['603.2f', '101.3', '101.2'],
    status: 'firm',
    asks: 'Can The Lost be used from the graveyard while creatures of its cost cannot be put?',
    says: 'Jay-SHOCKER forbids putting creatures of cost 4. The Lost can still be used from the graveyard at the start of the turn: the shield goes to the graveyard, then The Lost, which costs 4, cannot be put.',
    begin: {
      step: 'attack',
      cards: [jester],
      p1: { battleZone: ['Jay-SHOCKER', 'Jester'] },
      p2: { graveyard: [THE_LOST], battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'cost 4 is forbidden',
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 shields', facts: ['cardMoved Jester > hand'], choose: ['Shield 1'] },
          {
            asked: 'p2 confirm',
            facts: ['p2 turnBegan', `p2 effectTriggered ${THE_LOST}`],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardMoved Filler > graveyard', 'p2 cardDrawn'],
          factsNot: ['cardPut'],
          p1: { battleZone: ['Jay-SHOCKER (tapped)'], hand: ['Jester'], graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier'], hand: 2, graveyard: [THE_LOST, 'Filler'], shieldZone: 3 },
        },
      },
      {
        name: 'another cost is forbidden',
        begin: { p1: { battleZone: ['Jay-SHOCKER', SENNO] } },
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 shields', facts: [`cardMoved ${SENNO} > hand`], choose: ['Shield 1'] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardMoved Filler > graveyard', `cardPut ${THE_LOST}`, 'p2 cardDrawn'],
          p1: { battleZone: ['Jay-SHOCKER (tapped)'], hand: [SENNO], graveyard: 0 },
          p2: { battleZone: ['Aqua Soldier', THE_LOST], hand: 2, graveyard: 1, shieldZone: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-027',
    rules: ['603.2f', '101.3'],
    status: 'firm',
    asks: 'Can a revolution 0 trigger be declared while creatures cannot be put?',
    says: 'While creatures cannot be put, a revolution 0 trigger can still be declared, because its first action is to reveal a card. Putting the creature then fails, and both cards stay where they were.',
    begin: {
      step: 'attack',
      cards: [doorkeeper],
      p1: { battleZone: ['Doorkeeper', 'Fear Fang', 'Burning Mane'] },
      p2: {
        hand: [DOGIRAGON],
        deck: [RED, 'Filler', 'Filler', 'Filler'],
        shieldZone: 0,
        battleZone: ['King Coral'],
      },
    },
    plays: [
      {
        name: 'creatures cannot be put',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          {
            asked: 'p2 block',
            facts: [`usageDeclared ${DOGIRAGON}`, `effectBegan ${DOGIRAGON}`, `cardRevealed ${RED}`],
            factsNot: ['cardPut'],
            choose: ['Block with King Coral'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Doorkeeper', 'Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: [DOGIRAGON],
            graveyard: ['King Coral'],
            deck: [RED, 'Filler', 'Filler', 'Filler'],
          },
        },
      },
      {
        name: 'creatures can be put',
        begin: { p1: { battleZone: ['Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${DOGIRAGON}`] },
          {
            asked: 'p2 confirm',
            facts: [`cardRevealed ${RED}`, `cardPut ${RED}`, `cardPut ${DOGIRAGON}`],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: {
            battleZone: ['King Coral', `${DOGIRAGON} (over ${RED})`],
            hand: 0,
            graveyard: 0,
            deck: ['Filler', 'Filler', 'Filler'],
          },
        },
      },
    ],
  },
  {
    id: 'DU-028',
    rules: ['601.1a', '101.2'],
    status: 'conflict',
    asks: 'Can the summoning of a creature be declared while summoning is forbidden?',
    says: 'While summoning is forbidden, summoning a creature cannot be declared. Another passage of the same page lets it be declared with no effect; either way nothing changes.',
    begin: {
      p1: {
        hand: ['Burning Mane', 'Spiral Gate'],
        manaZone: { nature: 2, water: 2 },
        battleZone: ['Fear Fang'],
      },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Spiral Gate'],
            only: true,
            lacks: ['Burning Mane'],
            forbids: ['Burning Mane @101.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'costPaid', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Burning Mane', 'Spiral Gate'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler', 'Water Filler', 'Water Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'under the reading that allows declaring a forbidden use',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [{ asked: 'p1 main', choose: 'pass' }],
        end: {
          asked: 'p1 attack',
          factsNot: ['costPaid', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: ['Burning Mane', 'Spiral Gate'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler', 'Water Filler', 'Water Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Burning Mane', 'Cast Spiral Gate'],
            only: true,
            choose: ['Summon Burning Mane'],
          },
          { until: 'p1 main', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 main',
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: ['Spiral Gate'], graveyard: 0 },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-029',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    asks: "Can Forever Occult's alternative cost be paid while summoning is forbidden?",
    says: 'Forever Occult can be summoned by destroying three of your creatures instead of paying its cost. While summoning is forbidden this alternative is not available either, and none of them can be destroyed for it.',
    begin: {
      p1: {
        hand: [OCCULT, 'Spiral Gate'],
        manaZone: { water: 2 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker', 'Tri-horn Shepherd'],
      },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Spiral Gate'],
            only: true,
            lacks: [OCCULT],
            forbids: [`${OCCULT} @101.2`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDestroyed', 'useDeclared', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker', 'Tri-horn Shepherd'],
            hand: [OCCULT, 'Spiral Gate'],
            graveyard: 0,
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          { asked: 'p1 main', choose: [OCCULT] },
          { asked: 'p1 choose', choose: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker'] },
          { asked: 'p1 main', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Tri-horn Shepherd', OCCULT],
            hand: ['Spiral Gate'],
            graveyard: ['Fear Fang', 'Burning Mane', 'Golden Wing Striker'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-030',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    asks: 'Can a creature with galaxyshield be used while summoning is forbidden?',
    says: 'While summoning is forbidden, a creature with galaxyshield can neither be summoned for its cost nor put as a shield, and one that is already a shield cannot be declared at the start of the turn.',
    begin: {
      p1: { hand: [AZURE, 'Solar Ray'], manaZone: { light: 5 }, battleZone: ['Fear Fang'] },
      p2: { shieldZone: 0, battleZone: [MIRADANTE] },
    },
    plays: [
      {
        name: 'summoning is forbidden',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Solar Ray'],
            only: true,
            lacks: [AZURE],
            forbids: [`${AZURE} @101.2`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'costPaid', 'shieldPlaced', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: [AZURE, 'Solar Ray'],
            graveyard: 0,
            shieldCount: 5,
            manaZone: ['Light Filler', 'Light Filler', 'Light Filler', 'Light Filler', 'Light Filler'],
          },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it is already a shield',
        begin: {
          step: 'attack',
          active: 'p2',
          p1: { hand: 0, shieldZone: [{ name: AZURE, faceUp: true }, 'Filler'] },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'] },
        },
        steps: [{ asked: 'p2 attack', choose: 'pass' }],
        end: {
          asked: 'p1 charge',
          facts: ['p1 turnBegan'],
          factsNot: ['usageDeclared', 'effectTriggered', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang'],
            hand: 1,
            graveyard: 0,
            shieldZone: [`${AZURE} (face up)`, 'Filler'],
          },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed and it is put as a shield',
        begin: { p2: { shieldZone: 1 } },
        steps: [
          {
            asked: 'p1 main',
            offers: [`Summon ${AZURE}`, `Galaxyshield ${AZURE}`, 'Cast Solar Ray'],
            only: true,
            choose: [`Galaxyshield ${AZURE}`],
          },
          { until: 'p1 main', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 main',
          p1: { battleZone: ['Fear Fang'], hand: ['Solar Ray'], graveyard: 0, shieldCount: 6 },
          p2: { battleZone: [MIRADANTE], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'summoning is allowed at the start of the turn',
        begin: {
          step: 'attack',
          active: 'p2',
          p1: { hand: 0, shieldZone: [{ name: AZURE, faceUp: true }, 'Filler'] },
          p2: { shieldZone: 1, battleZone: [MIRADANTE, 'Aqua Soldier'] },
        },
        steps: [
          { asked: 'p2 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            facts: ['p1 turnBegan'],
            factsNot: ['p1 cardDrawn'],
            offers: [`Declare ${AZURE}`],
            only: true,
            choose: [`Declare ${AZURE}`],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [`cardPut ${AZURE}`, 'p1 cardDrawn'],
          p1: { battleZone: ['Fear Fang', AZURE], hand: 1, graveyard: 0, shieldZone: ['Filler'] },
          p2: { battleZone: [MIRADANTE, 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-031',
    rules: ['601.1a', '603.4', '101.2'],
    status: 'conflict',
    asks: 'Can shield triggers of creatures be declared while summoning is forbidden, if the ban may be gone when they resolve?',
    says: 'Creatures with shield triggers are broken together while summoning is forbidden. By the official answer of 2021-05-21 none can be declared. An older passage of the same page lets all be declared, and each misfires unless the ban is gone when it resolves.',
    begin: {
      step: 'attack',
      p1: { shieldZone: 0, battleZone: [MIRADANTE, 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Surfer', 'Aqua Surfer', 'Terror Pit', 'Filler'] },
    },
    plays: [
      {
        name: 'forbidden uses are not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            forbids: ['Aqua Surfer @101.2'],
            choose: ['Shield trigger: Terror Pit'],
          },
          { asked: 'p2 choose', choose: [MIRADANTE] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${MIRADANTE}`],
          factsNot: ['cardPut', 'effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MIRADANTE] },
          p2: {
            battleZone: 0,
            hand: ['Aqua Surfer', 'Aqua Surfer'],
            graveyard: ['Terror Pit'],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'declared, and the ban still applies',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: [
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Terror Pit',
            ],
            only: true,
            choose: ['Shield trigger: Aqua Surfer', 'Shield trigger: Aqua Surfer'],
          },
          {
            asked: 'p2 standby',
            facts: ['usageDeclared Aqua Surfer', 'usageDeclared Aqua Surfer'],
            factsNot: ['effectBegan'],
            offers: ['Aqua Surfer', 'Aqua Surfer'],
            only: true,
            choose: ['Aqua Surfer'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectMisfired Aqua Surfer @603.4', 'effectMisfired Aqua Surfer @603.4'],
          factsNot: ['cardPut'],
          p1: { battleZone: [`${MIRADANTE} (tapped)`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: 0,
            hand: ['Aqua Surfer', 'Aqua Surfer', 'Terror Pit'],
            graveyard: 0,
            shieldZone: 1,
          },
        },
      },
      {
        name: 'declared, and the ban is gone on resolution',
        begin: { rules: { forbiddenUse: 'declaredAndMisfires' } },
        steps: [
          { asked: 'p1 attack', choose: [`${MIRADANTE} attacks the player`] },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            choose: [
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Aqua Surfer',
              'Shield trigger: Terror Pit',
            ],
          },
          { asked: 'p2 standby', choose: ['Terror Pit'] },
          { asked: 'p2 choose', choose: [MIRADANTE] },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${MIRADANTE}`, 'cardPut Aqua Surfer', 'cardPut Aqua Surfer'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: [MIRADANTE] },
          p2: {
            battleZone: ['Aqua Surfer', 'Aqua Surfer'],
            hand: 0,
            graveyard: ['Terror Pit'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-062',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    asks: 'Can a ninja strike be declared for a creature whose cost cannot be put?',
    says: 'Creatures of cost 6 cannot be put. This forbids the result of summoning, not summoning itself, so a ninja strike of such a creature can be declared; it misfires and the card stays in hand.',
    begin: {
      step: 'attack',
      cards: [sixJoker, fiveJoker],
      p1: { battleZone: ['Jay-SHOCKER', 'Six Joker', 'Five Joker'] },
      p2: { hand: [HAYABUSARYU], manaZone: { light: 3, fire: 3 } },
    },
    plays: [
      {
        name: 'its cost is locked',
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', offers: ['Six Joker', 'Five Joker'], only: true, choose: ['Six Joker'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['cardMoved Six Joker > hand', 'lastingEffectBegan Jay-SHOCKER'],
            offers: [`Declare ${HAYABUSARYU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSARYU}`],
          },
          {
            asked: 'p1 shields',
            facts: [`usageDeclared ${HAYABUSARYU}`, `effectMisfired ${HAYABUSARYU}`],
            factsNot: ['cardPut'],
            choose: ['Shield 1'],
          },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['cardPut', `cardMoved ${HAYABUSARYU}`],
          p1: { battleZone: ['Jay-SHOCKER (tapped)', 'Five Joker'], hand: ['Six Joker'], graveyard: [] },
          p2: { battleZone: [], hand: [HAYABUSARYU, 'Filler', 'Filler'], graveyard: [] },
        },
      },
      {
        name: 'another cost is locked',
        steps: [
          { asked: 'p1 attack', choose: ['Jay-SHOCKER attacks the player'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Five Joker'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSARYU}`] },
        ],
        end: {
          asked: 'p2 block',
          facts: [`usageDeclared ${HAYABUSARYU}`, `cardUsed ${HAYABUSARYU}`, `cardPut ${HAYABUSARYU}`],
          p1: { battleZone: ['Jay-SHOCKER (tapped)', 'Six Joker'], hand: ['Five Joker'], graveyard: [] },
          p2: { battleZone: [HAYABUSARYU], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-064',
    rules: ['601.1a', '603.2f'],
    status: 'firm',
    asks: "Does a ban on summoning stop a revolution 0 trigger or Basara's ZERO?",
    says: "While creatures of cost 7 or less cannot be summoned, Bolshack Dogiragon's revolution 0 trigger and Basara's ZERO can be declared and put their creatures: this is not summoning.",
    begin: {
      step: 'attack',
      p1: { hand: [POPE], battleZone: [ROSIA, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'revolution 0 trigger',
        begin: { p2: { hand: [DOGIRAGON], shieldZone: 0, deck: [HELLION, 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${ROSIA} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${POPE}`] },
          {
            asked: 'p1 standby',
            offers: [`${POPE}: When`, `${POPE}: Final revolution`],
            only: true,
            choose: [`${POPE}: Final revolution`],
          },
          { asked: 'p1 confirm', facts: [`lastingEffectBegan ${POPE}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${DOGIRAGON}`],
          },
          {
            asked: 'p2 confirm',
            facts: [`usageDeclared ${DOGIRAGON}`, `cardPut ${HELLION}`, `cardPut ${DOGIRAGON}`],
            factsNot: ['useDeclared', 'cardUsed'],
            choose: ['Yes'],
          },
          { asked: 'p2 choose', choose: [POPE] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p1 cardDestroyed ${POPE}`, 'attackEnded'],
          p1: { battleZone: ['Fear Fang'], hand: [ROSIA], graveyard: [POPE] },
          p2: { battleZone: [], hand: [], graveyard: [DOGIRAGON, HELLION] },
        },
      },
      {
        name: 'ZERO',
        begin: { p2: { hand: ['Basara'], shieldZone: 3 } },
        steps: [
          { asked: 'p1 attack', choose: [`${ROSIA} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${POPE}`] },
          {
            asked: 'p1 standby',
            offers: [`${POPE}: When`, `${POPE}: Final revolution`],
            only: true,
            choose: [`${POPE}: Final revolution`],
          },
          { asked: 'p1 confirm', facts: [`lastingEffectBegan ${POPE}`], choose: 'pass' },
          {
            asked: 'p1 attack',
            facts: ['p2 shieldBroken', 'p2 shieldBroken', 'p2 shieldBroken'],
            choose: 'pass',
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: ['Declare Basara'],
            only: true,
            mayPass: true,
            choose: ['Declare Basara'],
          },
          {
            asked: 'p2 choose',
            facts: ['cardPut Basara', `p1 cardDestroyed ${POPE}`],
            factsNot: ['useDeclared', 'cardUsed'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: ['Fear Fang'], hand: [ROSIA], graveyard: [POPE, 'Filler'], shieldZone: 4 },
          p2: { battleZone: ['Basara'], hand: 4, graveyard: [], shieldZone: 0 },
        },
      },
    ],
  },
  {
    id: 'DU-065',
    rules: ['601.1a', '603.2f'],
    status: 'firm',
    asks: 'Can a shield trigger, strike back or ninja strike be declared for a creature that cannot be summoned?',
    says: 'While creatures of cost 7 or less cannot be summoned, no shield trigger, strike back or ninja strike of such a creature can be declared, and no card is discarded for the strike back.',
    begin: {
      step: 'attack',
      p1: { hand: [POPE], battleZone: [ROSIA, 'Fear Fang'] },
      p2: {
        hand: [HAYABUSAMARU, CRAWLER, DOGIRAGON],
        manaZone: { light: 4 },
        shieldZone: [SURFER, 'Burning Mane', 'Terror Pit', 'Filler'],
      },
    },
    plays: [
      {
        name: 'locked',
        steps: [
          { asked: 'p1 attack', choose: [`${ROSIA} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${POPE}`] },
          {
            asked: 'p1 standby',
            offers: [`${POPE}: When`, `${POPE}: Final revolution`],
            only: true,
            choose: [`${POPE}: Final revolution`],
          },
          { asked: 'p1 confirm', facts: [`lastingEffectBegan ${POPE}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${DOGIRAGON}`],
            only: true,
            forbids: [`${HAYABUSAMARU} @101.2`],
            choose: [],
          },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: ['Shield trigger: Terror Pit'],
            only: true,
            forbids: [`${SURFER} @101.2`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'cardDiscarded', 'cardPut'],
          p1: { battleZone: [`${POPE} (tapped)`, 'Fear Fang'], hand: [ROSIA], graveyard: [] },
          p2: {
            battleZone: [],
            hand: [HAYABUSAMARU, CRAWLER, DOGIRAGON, SURFER, 'Burning Mane', 'Terror Pit'],
            graveyard: [],
            shieldZone: 1,
          },
        },
      },
      {
        name: 'not locked',
        begin: { p1: { hand: [], battleZone: [POPE, 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: [`${POPE} attacks the player`] },
          {
            asked: 'p2 declareUsage',
            offers: [`Declare ${DOGIRAGON}`, `Declare ${HAYABUSAMARU}`],
            only: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 block', facts: [`cardPut ${HAYABUSAMARU}`], choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1', 'Shield 2', 'Shield 3'] },
          {
            asked: 'p2 declareShields',
            offers: [`Shield trigger: ${SURFER}`, 'Shield trigger: Terror Pit', 'Crack Crawler'],
            only: true,
            choose: [`Shield trigger: ${SURFER}`, 'Crack Crawler'],
          },
          {
            asked: 'p2 standby',
            facts: ['cardDiscarded Burning Mane'],
            offers: [SURFER, CRAWLER],
            only: true,
            choose: [CRAWLER],
          },
          {
            asked: 'p2 confirm',
            facts: [`cardPut ${CRAWLER}`, `cardPut ${SURFER}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [`${POPE} (tapped)`, 'Fear Fang'], hand: [], graveyard: [] },
          p2: {
            battleZone: [HAYABUSAMARU, CRAWLER, SURFER],
            hand: [DOGIRAGON, 'Terror Pit'],
            graveyard: ['Burning Mane'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'DU-077',
    rules: ['601.1a', '603.2f'],
    status: 'firm',
    asks: 'Only one spell can be cast each turn. Can two attack chances be declared?',
    says: 'One spell per turn can be cast and none has been. Two attack chances can both be declared; the second misfires unless the limit no longer applies.',
    begin: {
      step: 'attack',
      p1: { hand: [PREMIUMS, PREMIUMS], battleZone: [VOLVAL, 'Fear Fang'] },
      p2: { battleZone: [JOGIRAGON] },
    },
    plays: [
      {
        name: 'the limit applies',
        steps: [
          { asked: 'p1 attack', choose: [`${VOLVAL} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${PREMIUMS}`, `Declare ${PREMIUMS}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${PREMIUMS}`, `Declare ${PREMIUMS}`],
          },
          {
            asked: 'p1 standby',
            offers: [VOLVAL, PREMIUMS, PREMIUMS],
            only: true,
            choose: [`${PREMIUMS} #1`],
          },
          {
            asked: 'p1 standby',
            facts: [`cardUsed ${PREMIUMS}`, `effectResolved ${PREMIUMS}`],
            offers: [VOLVAL, PREMIUMS],
            only: true,
            choose: [PREMIUMS],
          },
        ],
        end: {
          asked: 'p1 choose',
          facts: [`effectMisfired ${PREMIUMS}`, `effectBegan ${VOLVAL}`],
          factsNot: ['cardUsed'],
          p1: { battleZone: [`${VOLVAL} (tapped)`, 'Fear Fang'], hand: [PREMIUMS], graveyard: [PREMIUMS] },
          p2: { battleZone: [JOGIRAGON], hand: [], graveyard: [] },
        },
      },
      {
        name: 'the limit is gone after the first',
        begin: { p1: { manaZone: [ASSASSIN] } },
        steps: [
          { asked: 'p1 attack', choose: [`${VOLVAL} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${PREMIUMS}`, `Declare ${PREMIUMS}`] },
          { asked: 'p1 standby', choose: [`${PREMIUMS} #1`] },
          { asked: 'p1 confirm', facts: [`cardPut ${ASSASSIN}`], choose: ['Yes'] },
          {
            asked: 'p1 standby',
            facts: [`cardDestroyed ${ASSASSIN}`, `effectResolved ${PREMIUMS}`],
            factsNot: [`cardDestroyed ${JOGIRAGON}`],
            choose: [ASSASSIN],
          },
          { asked: 'p1 standby', facts: [`cardDestroyed ${JOGIRAGON}`], choose: [PREMIUMS] },
        ],
        end: {
          asked: 'p1 choose',
          facts: [`cardUsed ${PREMIUMS}`, `effectResolved ${PREMIUMS}`, `effectBegan ${VOLVAL}`],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [`${VOLVAL} (tapped)`, 'Fear Fang'],
            hand: [],
            graveyard: [PREMIUMS, PREMIUMS, ASSASSIN],
          },
          p2: { battleZone: [], hand: [], graveyard: [JOGIRAGON] },
        },
      },
    ],
  },
];
