import {
  any,
  blocker,
  cannot,
  cardsIn,
  choose,
  civilizations,
  creature,
  delayed,
  destroy,
  discard,
  draw,
  each,
  evolution,
  evolutionCreature,
  from,
  gains,
  gets,
  invasion,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  putIntoGraveyard,
  putOnDeck,
  returnToHand,
  revolutionChange,
  self,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from '../effects/language/words.ts';
import type { Scenario } from './scenario.ts';

const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';
const HAYABUSARYU = 'Hayabusaryu, Dragon Ninja';
const DOGIRAGON = 'Bolshack Dogiragon';
const SAVARK = 'Savark Calibur, Ghiramessiah';
const ZERO = 'ZERO Hand';
const HEAVEN = "Heaven's Heaven, Heavenly Justice";
const GUARD = 'La Ura Giga, Sky Guardian';
const MACGUFFIN = "MacGuffin, Play's Origin";
const MAGAND = 'Magand, Bloodlust Demon Dragon';
const DAMNED = 'Dead Damned, Triple S-Rank Disaster';
const DISASTER = 'Dead Disaster, Secret Disaster';
const APOLLONUS = 'Supernova Apollonus Dragerion';
const DRAGONS = ['Bolshack Dragon', 'Astrocomet Dragon', 'Bolshack Dragon'];
const HELLION = 'Fire Sweeper Burning Hellion';
const DURINRI = 'Durinri, Darma';
const RYUZARK = 'Bangetsu 卍 Ga Ryuzark 卍';
const RYUZARK_CARD = 'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu';
const SZARK = '卍 De Szark 卍';
const VEGAS = 'Cyberdice Vegas, Gambling Expert of D';
const ROSIA = "Heaven's Rosia, True Dragon Ruler";
const POPE = 'Miradante Twelve, Time Pope';
const SURFER = 'Aqua Surfer';
const CRAWLER = 'Crack Crawler';
const RATTA = 'Ratta and Armstrong, Soulmate';
const UISU = 'Uisu (Majestic Star)';
const OCTOPA = 'Octopa (Kernel Star)';
const JOGIRAGON = "Jogiragon and Johnny ~J's Journey~";
const VOLVAL = 'Vol-Val-8, Forbidden Dragon King';
const PREMIUMS = 'Eternal Premiums, Secret Forbidden Dragon';
const KAISER = 'Gaiash Kaiser, the Meteor';
const RECODEKING = 'Recodeking Number Nine';
const JAOUMON = 'Hyakki no Jaoumon';
const DONDON = 'Dondon Vacuuming Now';
const ASSASSIN = 'Bone Assassin, the Ripper';

/** Its player may draw as it is destroyed, so that something waits for that player in the middle of the other's effects. */
const lastWord = creature({
  name: 'Last Word',
  civilizations: ['fire'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, may(draw()))],
});

/** Triggers in the battle zone, so it is not declared. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** Gives the other player mana as it attacks. */
const almsgiver = creature({
  name: 'Almsgiver',
  civilizations: ['nature'],
  cost: 4,
  power: 4000,
  abilities: [wheneverAttacks(self, topOfDeckTo('manaZone', 1, 'opponent'))],
});

/** Triggers in the hand by an ability that has no name of its own. */
const stowaway = creature({
  name: 'Stowaway',
  civilizations: ['nature'],
  cost: 3,
  power: 2000,
  abilities: [
    from(['hand'], when({ event: 'put', what: any('you', { civilizations: ['nature'] }) }, may(put(self)))),
  ],
});

/** Creatures may be summoned from the mana zone of its player. */
const lender = creature({
  name: 'Lender',
  civilizations: ['nature'],
  cost: 5,
  power: 3000,
  abilities: [
    each(yourMana({ type: 'creature' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'manaZone' },
    }),
  ],
});

/** Changes places with an attacker that is a creature of darkness. */
const usurper = creature({
  name: 'Usurper',
  civilizations: ['darkness'],
  cost: 5,
  power: 5000,
  abilities: [revolutionChange({ civilizations: ['darkness'] })],
});

/** Comes by invasion; draws as it attacks. */
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

/** Whatever attacks as a creature of nature is destroyed at the end of that attack. */
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

/** Sees at the end of an attack whether the attacker is of nature by then. */
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

/** Draws when a creature of nature of its player is attacked. */
const mourner = creature({
  name: 'Mourner',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'attacked', what: any('you', { civilizations: ['nature'] }) }, draw())],
});

/** What the opponent has is of nature once this attacks. */
const gardener = creature({
  name: 'Gardener',
  civilizations: ['fire'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, gets(opponentsCreatures(), 'turn', civilizations('nature')))],
});

/** What the opponent has is of water once this attacks. */
const flooder = creature({
  name: 'Flooder',
  civilizations: ['fire'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, gets(opponentsCreatures(), 'turn', civilizations('water')))],
});

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

/** Forbids attacking to what attacks. */
const tooLate = creature({
  name: 'Too Late',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' })))],
});

/** Forbids blocking to what blocks. */
const noMore = creature({
  name: 'No More',
  civilizations: ['fire'],
  cost: 3,
  power: 1000,
  abilities: [wheneverBlocks(any('opponent'), gets(that, 'turn', cannot({ do: 'block' })))],
});

/** One creature cannot attack, another cannot block. */
const truce = spell({
  name: 'Truce',
  civilizations: ['light'],
  cost: 1,
  abilities: [
    spellAbility(
      gets(choose(yourCreatures()), 'turn', cannot({ do: 'attack' })),
      gets(choose(opponentsCreatures()), 'turn', cannot({ do: 'block' })),
    ),
  ],
});

/** Goes back to the hand as it attacks. */
const runaway = creature({
  name: 'Runaway',
  civilizations: ['fire'],
  cost: 3,
  power: 5000,
  abilities: [wheneverAttacks(self, returnToHand(self))],
});

/** More power, and a blocker, until the next turn of its player. */
const oath = spell({
  name: 'Oath',
  civilizations: ['light'],
  cost: 1,
  abilities: [spellAbility(gets(choose(yourCreatures()), 'yourNextTurn', power(4000), gains(blocker)))],
});

/** Chooses a card of the opponent's hand, as it lies there, to be discarded. */
const pickpocket = creature({
  name: 'Pickpocket',
  civilizations: ['darkness'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, discard(choose(opponentsHand())))],
});

/** A card goes from the graveyard to the deck; then the opponent chooses one of the deck, as it lies there. */
const burial = spell({
  name: 'Burial',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    spellAbility(
      putOnDeck(choose(yourGraveyard()), 'top'),
      putIntoGraveyard(choose(cardsIn('deck', 'you'), 1, 'opponent')),
    ),
  ],
});

const harvest = spell({
  name: 'Harvest',
  civilizations: ['nature'],
  cost: 2,
  abilities: [spellAbility(returnToHand(choose(yourMana())))],
});

export const declaration2: readonly Scenario[] = [
  {
    id: 'DU-044',
    rules: ['511.1e', '101.4c'],
    status: 'firm',
    says: "At the end of the turn the non-active player's effects are being resolved when one of the active player triggers. It is resolved as soon as the one in progress is done, and then the others go on.",
    begin: {
      cards: [lastWord],
      p1: {
        hand: ['Inferno Sign'],
        manaZone: { darkness: 5 },
        graveyard: ['Fear Fang'],
        battleZone: ['Last Word', 'Burning Mane'],
      },
      p2: { hand: [ZERO, ZERO] },
    },
    plays: [
      {
        name: 'the first of two destroys what triggers',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', facts: ['p1 cardPut Fear Fang'], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: [`Declare ${ZERO}`, `Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`, `Declare ${ZERO}`],
          },
          {
            asked: 'p2 standby',
            state: 'turn.end.napResolve.ordering',
            offers: [ZERO, ZERO],
            only: true,
            choose: [`${ZERO} #1`],
          },
          {
            asked: 'p2 choose',
            offers: ['Last Word', 'Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Last Word'],
          },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.choosing',
            facts: [
              'cardDestroyed Last Word',
              'p1 effectTriggered Last Word',
              `p2 cardMoved ${ZERO} > graveyard`,
              `p2 effectResolved ${ZERO}`,
              'p1 effectBegan Last Word',
            ],
            factsNot: ['cardDestroyed Burning Mane'],
            choose: ['Yes'],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.choosing',
            facts: ['p1 cardDrawn', 'p1 effectResolved Last Word', `p2 effectBegan ${ZERO}`],
            offers: ['Burning Mane', 'Fear Fang'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardDestroyed Fear Fang', 'p1 turnEnded', 'p2 turnBegan'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: 1,
            graveyard: ['Inferno Sign', 'Last Word', 'Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO, ZERO] },
        },
      },
      {
        name: 'the first of two destroys what does not trigger',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [`Declare ${ZERO}`, `Declare ${ZERO}`] },
          { asked: 'p2 standby', choose: [`${ZERO} #1`] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
          {
            asked: 'p2 choose',
            factsNot: ['p1 effectTriggered', 'p1 effectBegan'],
            offers: ['Burning Mane', 'Last Word'],
            only: true,
            choose: ['Last Word'],
          },
          { asked: 'p1 confirm', state: 'turn.end.apResolve.choosing', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Inferno Sign', 'Last Word', 'Fear Fang'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO, ZERO] },
        },
      },
    ],
  },
  {
    id: 'DU-045',
    rules: ['511.1d'],
    status: 'firm',
    says: "Nothing was put without paying until the end of the turn, when the active player puts a creature by Heaven's Heaven. Once all of that player's effects are done, ZERO Hand may be declared: its condition is read then.",
    begin: {
      step: 'attack',
      p1: { hand: [GUARD], battleZone: [HEAVEN, DURINRI, 'Fear Fang'] },
      p2: { hand: [ZERO, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'put, and declared after all effects of the active player',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 standby',
            state: 'turn.end.apResolve.ordering',
            factsNot: ['usageDeclared'],
            offers: [HEAVEN, DURINRI],
            only: true,
            choose: [HEAVEN],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.choosing',
            facts: [`p1 cardPut ${GUARD} > battleZone`, `effectBegan ${DURINRI}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`p1 effectResolved ${DURINRI}`],
            factsNot: [`cardRevealed ${ZERO}`],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.choosing',
            facts: [`cardRevealed ${ZERO} @603.2f`, `usageDeclared ${ZERO} @603.2f`, `effectBegan ${ZERO}`],
            offers: [DURINRI, 'Fear Fang', GUARD],
            only: true,
            choose: [GUARD],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [HEAVEN, DURINRI, 'Fear Fang'],
            hand: [],
            graveyard: ['Filler', 'Filler', GUARD],
          },
          p2: { battleZone: [], hand: ['Aqua Soldier', 'Filler'], graveyard: [ZERO] },
        },
      },
      {
        name: 'not put',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 standby', choose: [HEAVEN] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardRevealed', 'cardPut'],
          p1: { battleZone: [HEAVEN, DURINRI, 'Fear Fang'], hand: [GUARD], graveyard: [] },
          p2: { battleZone: [], hand: [ZERO, 'Aqua Soldier', 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-046',
    rules: ['511.1d'],
    status: 'firm',
    says: 'A creature was put without paying in the turn. A ZERO Hand that comes to the hand only by what MacGuffin lets both draw at the end of that turn may be declared and cast in that same end step.',
    begin: {
      p1: {
        hand: ["Heaven's Force", GUARD],
        manaZone: { light: 2 },
        battleZone: [MACGUFFIN, 'Burning Mane'],
        deck: [MACGUFFIN, MACGUFFIN, MACGUFFIN],
      },
      p2: { deck: [ZERO, ZERO, ZERO, ZERO] },
    },
    plays: [
      {
        name: 'drawn and cast',
        steps: [
          { asked: 'p1 main', choose: ["Cast Heaven's Force"] },
          { asked: 'p1 choose', choose: [GUARD] },
          { asked: 'p1 attack', facts: [`cardPut ${GUARD}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [
              `p1 effectBegan ${MACGUFFIN}`,
              'p1 cardDrawn',
              'p2 cardDrawn',
              `p1 effectResolved ${MACGUFFIN}`,
            ],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          {
            asked: 'p2 choose',
            state: 'turn.end.napResolve.choosing',
            facts: [`usageDeclared ${ZERO} @603.2f`],
            offers: [GUARD, 'Burning Mane'],
            only: true,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [GUARD],
            hand: [MACGUFFIN],
            graveyard: ["Heaven's Force", 'Burning Mane'],
            deckCount: 3,
          },
          p2: { battleZone: [], hand: [ZERO], graveyard: [ZERO], deckCount: 2 },
        },
      },
      {
        name: 'all was paid for',
        begin: { p1: { hand: [GUARD] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GUARD}`] },
          { until: 'p1 attack', passing: true },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn'],
          factsNot: ['usageDeclared', `cardRevealed ${ZERO}`],
          p1: { battleZone: [GUARD, 'Burning Mane'], hand: [MACGUFFIN], graveyard: [], deckCount: 3 },
          p2: { battleZone: [], hand: [ZERO, ZERO], graveyard: [], deckCount: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-047',
    rules: ['506.3d', '603.2e'],
    status: 'firm',
    says: "What the non-active player declares because an opponent's creature attacks comes only after the active player has declared and resolved: a ninja strike, a revolution 0 trigger, an ability of a card like Savark Calibur.",
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
        name: 'an ability of the hand without a name of its own',
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
    id: 'DU-049',
    rules: ['506.3b', '603.2f'],
    status: 'firm',
    says: 'The active player has an invasion and an attack chance. Both are declared before either is resolved; what was kept back is not offered again in that attack.',
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
        name: 'one kept back',
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
    says: 'What waits for the active player from one attack, from the battle zone or declared, is resolved one by one, and before each that player says which.',
    begin: {
      step: 'attack',
      p1: { hand: [DAMNED], battleZone: [MAGAND, 'Fear Fang'], shieldZone: ['Aqua Vehicle'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the trigger first',
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
        name: 'the invasion first',
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
    says: "The non-active player's conditions are read when that player declares, not when the attacker was named: shields that are gone by then, or mana that came by then, count.",
    begin: { step: 'attack', p1: {}, p2: {} },
    plays: [
      {
        name: 'no shields are left after the meteorburn',
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
        name: 'shields are left: declared in vain',
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
        name: 'a fourth mana card has come',
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
        name: 'only three mana cards',
        begin: {
          cards: [almsgiver],
          p1: { battleZone: ['Almsgiver', 'Fear Fang'] },
          p2: { hand: [HAYABUSAMARU], manaZone: 2 },
        },
        steps: [{ asked: 'p1 attack', choose: ['Almsgiver attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Almsgiver (tapped)', 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [HAYABUSAMARU], graveyard: [], manaCount: 3 },
        },
      },
    ],
  },
  {
    id: 'DU-053',
    rules: ['603.2e'],
    status: 'firm',
    says: 'Every ability that triggers in a private zone is declared, also one that belongs to a single card and has no name of its own.',
    begin: {
      cards: [stowaway],
      p1: {
        hand: ['Stowaway', 'Fear Fang'],
        manaZone: { nature: 3 },
        battleZone: ['Burning Mane'],
      },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p1 declareUsage',
            facts: ['cardPut Fear Fang'],
            factsNot: ['effectTriggered', 'cardRevealed'],
            offers: ['Declare Stowaway'],
            only: true,
            mayPass: true,
            choose: ['Declare Stowaway'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardRevealed Stowaway @603.2f',
            'usageDeclared Stowaway @603.2f',
            'effectTriggered Stowaway',
            'cardPut Stowaway',
          ],
          p1: { battleZone: ['Burning Mane', 'Fear Fang', 'Stowaway'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardRevealed', 'usageDeclared', 'effectTriggered'],
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: ['Stowaway'], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-054',
    rules: ['506.3b', '506.3c', '506.3d', '506.3e', '511.1'],
    status: 'firm',
    says: 'The active player declares, the active player resolves, the other player declares, the other player resolves: so it is at an attack, and at the end of the turn.',
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
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.choosing', choose: 'pass' },
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
            hand: [RYUZARK_CARD, GUARD],
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
            offers: [`Declare ${RYUZARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${RYUZARK}`],
          },
          { asked: 'p1 standby', state: 'turn.end.apResolve.ordering', choose: [HEAVEN] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', facts: [`cardPut ${GUARD}`], choose: [RYUZARK] },
          { until: 'p2 declareUsage', passing: true },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            factsNot: ['p2 effectBegan'],
            offers: [`Declare ${ZERO}`],
            only: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', state: 'turn.end.napResolve.choosing', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [
              HEAVEN,
              GUARD,
              `${RYUZARK_CARD} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`,
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
    id: 'DU-055',
    rules: ['603.2f', '605.2c'],
    status: 'firm',
    says: 'To name a card or a number is part of resolving an effect. It is no declaration of usage, and nothing is shown for it.',
    begin: { p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: ['Burning Mane', 'Forest Hornet'] } },
    plays: [
      {
        name: 'a number',
        begin: { p1: { hand: ["Deal, Mechanic / 「Today's Lucky Number!」"], manaZone: { water: 6 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Deal, Mechanic'] },
          {
            asked: 'p1 number',
            facts: ["effectBegan Deal, Mechanic / 「Today's Lucky Number!」"],
            factsNot: ['usageDeclared'],
            choose: ['4'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 numberNamed', 'cardMoved Forest Hornet > hand', 'effectResolved'],
          factsNot: ['usageDeclared', 'cardRevealed'],
          p1: {
            battleZone: ['Fear Fang', "Deal, Mechanic / 「Today's Lucky Number!」"],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: ['Forest Hornet'], graveyard: [] },
        },
      },
      {
        name: 'a card',
        begin: { p1: { hand: ['Humanity, Nameless God'], manaZone: 6 }, p2: { hand: ['Terror Pit'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Humanity, Nameless God'] },
          { asked: 'p1 name', factsNot: ['usageDeclared'], choose: ['Terror Pit'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardNamed Terror Pit', 'effectResolved'],
          factsNot: ['usageDeclared', 'cardRevealed'],
          p1: { battleZone: ['Fear Fang', 'Humanity, Nameless God'], hand: [], graveyard: [] },
          p2: { battleZone: ['Burning Mane', 'Forest Hornet'], hand: ['Terror Pit'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-056',
    rules: ['603.2e', '110.4d'],
    status: 'firm',
    says: 'A ninja strike that may be used from the mana zone, and a gate of moonless night in the graveyard, are declared just as from the hand: undeclared they do nothing, although all can see the card.',
    begin: {
      cards: [lender],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {},
    },
    plays: [
      {
        name: 'ninja strike from the mana zone, declared',
        begin: {
          step: 'attack',
          p2: {
            battleZone: ['Lender'],
            manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            factsNot: ['effectTriggered'],
            offers: [`Declare ${HAYABUSARYU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSARYU}`],
          },
        ],
        end: {
          asked: 'p2 block',
          facts: [`usageDeclared ${HAYABUSARYU} @603.2f`, `cardPut ${HAYABUSARYU}`],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lender', HAYABUSARYU], hand: [], graveyard: [], manaZone: 5 },
        },
      },
      {
        name: 'ninja strike from the mana zone, not declared',
        begin: {
          step: 'attack',
          p2: {
            battleZone: ['Lender'],
            manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'usageDeclared'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Lender'], hand: [], graveyard: [], manaCount: 6 },
        },
      },
      {
        name: 'nothing lets it be summoned from the mana zone',
        begin: {
          step: 'attack',
          p2: { manaZone: [HAYABUSARYU, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [], graveyard: [], manaCount: 6 },
        },
      },
      {
        name: 'gate from the graveyard, declared',
        begin: {
          p1: {
            hand: [DURINRI],
            manaZone: { darkness: 2 },
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI, SZARK],
          },
          p2: { battleZone: ['Forest Hornet', 'Aqua Vehicle'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          {
            asked: 'p1 declareUsage',
            factsNot: [`effectTriggered ${SZARK}`],
            offers: [`Declare ${SZARK}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${SZARK}`],
          },
          {
            asked: 'p1 choose',
            facts: [`usageDeclared ${SZARK} @603.2f`, `cardPut ${SZARK}`],
            offers: ['Forest Hornet', 'Aqua Vehicle'],
            only: true,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', `${SZARK} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'gate from the graveyard, not declared',
        begin: {
          p1: {
            hand: [DURINRI],
            manaZone: { darkness: 2 },
            battleZone: [DURINRI, DURINRI, 'Fear Fang'],
            graveyard: [DURINRI, SZARK],
          },
          p2: { battleZone: ['Forest Hornet'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${DURINRI}`] },
          { asked: 'p1 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'], hand: [], graveyard: [DURINRI, SZARK] },
          p2: { battleZone: ['Forest Hornet'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-058',
    rules: ['506.3b'],
    status: 'firm',
    says: 'A card that comes to the hand by the attack trigger of Magand has missed the declarations of that attack, whether it has an invasion or a revolution change.',
    begin: {
      step: 'attack',
      cards: [usurper],
      p1: { battleZone: [MAGAND, MAGAND, 'Fear Fang'], shieldZone: [DAMNED] },
    },
    plays: [
      {
        name: 'an invasion comes from the shields, and waits for the next attack',
        steps: [
          { asked: 'p1 attack', choose: [`${MAGAND} attacks the player`] },
          {
            asked: 'p1 confirm',
            state: 'turn.attack.declaration.apResolve.choosing',
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
        name: 'both were in the hand before',
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
    says: 'Attack triggers look at the moment in which the attacker is named. What comes to the battle zone during the attack, even as the attacker, has missed it.',
    begin: {
      step: 'attack',
      cards: [secondWind],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'it comes onto the attacker',
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
        name: 'it attacks itself',
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
        name: 'it comes on the other side, from a broken shield',
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
    says: 'An ability asks for an attacker of nature. A creature of water that becomes one of nature after it was named does not trigger it.',
    begin: {
      step: 'attack',
      cards: [judge, chameleon, weigher],
      p1: { battleZone: ['Chameleon', 'Fear Fang', 'Aqua Soldier'] },
      p2: { battleZone: ['Judge', 'Weigher'] },
    },
    plays: [
      {
        name: 'it becomes one of nature later',
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
        name: 'it was one of nature',
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
    says: 'An ability that asks what a creature is as it is attacked looks only at the moment in which the attacker and the target are named.',
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
        name: 'the target becomes what is asked for',
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
        name: 'the target is no longer what is asked for',
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
    id: 'DU-062',
    rules: ['603.2f', '101.2'],
    status: 'firm',
    says: 'Creatures of cost 6 may not be put. That forbids what summoning leads to, not the summoning, so a ninja strike of such a creature may be declared; it fails, and the card stays in the hand.',
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
    says: 'While creatures of cost 7 or less may not be summoned, the revolution 0 trigger of Bolshack Dogiragon and the ZERO of Basara may be declared, and put their creatures: that is no summoning.',
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
    says: 'While creatures of cost 7 or less may not be summoned, neither a shield trigger nor a strike back nor a ninja strike of such a creature may be declared, and nothing is discarded for the strike back.',
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
          { asked: 'p2 standby', offers: [SURFER, CRAWLER], only: true, choose: [CRAWLER] },
          {
            asked: 'p2 confirm',
            facts: ['cardDiscarded Burning Mane', `cardPut ${CRAWLER}`, `cardPut ${SURFER}`],
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
    id: 'DU-067',
    rules: ['505.6a'],
    status: 'firm',
    says: 'A creature that was named to attack or to block goes on doing so, although an effect says by now that it cannot.',
    begin: {
      step: 'attack',
      cards: [tooLate, noMore, truce],
      p1: { battleZone: ['Forest Hornet', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'the attacker',
        begin: { p2: { battleZone: ['Too Late'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Forest Hornet attacks the player'] },
          { asked: 'p1 shields', facts: ['lastingEffectBegan Too Late'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken', 'attackEnded'],
          p1: { battleZone: ['Forest Hornet (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: ['Too Late'], hand: 1, graveyard: [], shieldZone: 4 },
        },
      },
      {
        name: 'the blocker',
        begin: {
          p1: { battleZone: ['Forest Hornet', 'Burning Mane', 'No More'] },
          p2: { battleZone: ['Gran Gure, Space Guardian'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Forest Hornet attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Gran Gure'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'creatureBlocked Gran Gure, Space Guardian',
            'lastingEffectBegan No More',
            'battleBegan Forest Hornet',
            'cardDestroyed Forest Hornet',
          ],
          factsNot: ['shieldBroken'],
          p1: { battleZone: ['Burning Mane', 'No More'], hand: [], graveyard: ['Forest Hornet'] },
          p2: { battleZone: ['Gran Gure, Space Guardian (tapped)'], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'what was said before they are named counts',
        begin: {
          step: 'main',
          p1: { hand: ['Truce'], manaZone: { light: 1 } },
          p2: { battleZone: ['Gran Gure, Space Guardian', 'King Coral'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Truce'] },
          { asked: 'p1 choose', choose: ['Forest Hornet'] },
          { asked: 'p1 choose', choose: ['Gran Gure, Space Guardian'] },
          {
            asked: 'p1 attack',
            offers: ['Burning Mane attacks the player'],
            only: true,
            forbids: ['Forest Hornet @101.2'],
            choose: ['Burning Mane attacks the player'],
          },
          {
            asked: 'p2 block',
            offers: ['Block with King Coral'],
            only: true,
            forbids: ['Gran Gure, Space Guardian @101.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 shields',
          p1: { battleZone: ['Forest Hornet', 'Burning Mane (tapped)'], hand: [], graveyard: ['Truce'] },
          p2: { battleZone: ['Gran Gure, Space Guardian', 'King Coral'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-068',
    rules: ['505.6a', '510.1'],
    status: 'firm',
    says: 'When the attacking creature leaves the battle zone, the attack is over at once: no shield is broken, nobody loses by it, there is no battle, and the end of the attack comes next.',
    begin: {
      step: 'attack',
      cards: [runaway],
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: { shieldZone: [SURFER, 'Filler'] },
    },
    plays: [
      {
        name: 'a shield trigger returns the attacker',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${SURFER}`] },
          { asked: 'p2 confirm', facts: [`cardPut ${SURFER}`], choose: ['Yes'] },
          { asked: 'p2 choose', offers: [SURFER, APOLLONUS, 'Fear Fang'], only: true, choose: [APOLLONUS] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${APOLLONUS} > hand`, 'attackEnded'],
          factsNot: ['duelEnded', 'shieldsChosen', 'attackNotBlocked'],
          p1: { battleZone: ['Fear Fang'], hand: [APOLLONUS], graveyard: DRAGONS },
          p2: { battleZone: [SURFER], hand: 1, graveyard: [], shieldZone: 0 },
        },
      },
      {
        name: 'it returns another creature',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${SURFER}`] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          result: { winner: 'p1', reason: 'directAttack' },
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: { battleZone: [SURFER], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'the attacker of a creature leaves by itself',
        begin: {
          p1: { battleZone: ['Runaway', 'Fear Fang'] },
          p2: { battleZone: [{ name: 'Burning Mane', tapped: true }], shieldZone: 2 },
        },
        steps: [{ asked: 'p1 attack', choose: ['Runaway attacks Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Runaway > hand', 'attackEnded'],
          factsNot: ['battleBegan', 'cardDestroyed'],
          p1: { battleZone: ['Fear Fang'], hand: ['Runaway'], graveyard: [] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: [], graveyard: [], shieldZone: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-069',
    rules: ['505.6a', '510.1'],
    status: 'firm',
    says: 'When the attacked creature leaves before the battle, the attack is over at once. The attacker stays tapped, and breaks nothing.',
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: DOGIRAGON, over: [HELLION] }, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'its attack trigger has destroyed the target',
        steps: [
          { asked: 'p1 attack', choose: [`${DOGIRAGON} attacks Forest Hornet`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 choose',
            offers: ['Forest Hornet', 'Aqua Vehicle'],
            only: true,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `battleBegan ${DOGIRAGON}`,
            'cardDestroyed Forest Hornet',
            `effectResolved ${DOGIRAGON}`,
            'attackEnded',
          ],
          factsNot: ['shieldBroken', 'shieldsChosen', 'attackNotBlocked'],
          p1: {
            battleZone: [`${DOGIRAGON} (tapped, over ${HELLION})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Aqua Vehicle'], hand: [], graveyard: ['Forest Hornet'], shieldZone: 5 },
        },
      },
      {
        name: 'it has destroyed another creature',
        steps: [
          { asked: 'p1 attack', choose: [`${DOGIRAGON} attacks Forest Hornet`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDestroyed Aqua Vehicle',
            `effectResolved ${DOGIRAGON}`,
            `battleBegan ${DOGIRAGON}`,
            'cardDestroyed Forest Hornet',
            'attackEnded',
          ],
          p1: {
            battleZone: [`${DOGIRAGON} (tapped, over ${HELLION})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: ['Aqua Vehicle', 'Forest Hornet'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-070',
    rules: ['505.6a'],
    status: 'firm',
    says: 'The attack has ended early. What of the non-active player waits by then is resolved, but that player may declare nothing for that attack any more.',
    begin: {
      step: 'attack',
      cards: [runaway],
      p1: { battleZone: ['Runaway', 'Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: [VEGAS] },
    },
    plays: [
      {
        name: 'the attacker has gone',
        steps: [
          { asked: 'p1 attack', choose: ['Runaway attacks the player'] },
          {
            asked: 'p2 standby',
            facts: [`p2 effectTriggered ${VEGAS}`, 'cardMoved Runaway > hand'],
            factsNot: ['p2 effectBegan'],
            offers: [`${VEGAS}: Whenever`, `${VEGAS}: D switch`],
            only: true,
            choose: [`${VEGAS}: Whenever`],
          },
          { until: 'p1 attack', passing: true },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', 'attackEnded'],
          factsNot: ['usageDeclared', `cardRevealed ${HAYABUSAMARU}`],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Runaway'], graveyard: [] },
          p2: { battleZone: [VEGAS], hand: [HAYABUSAMARU, 'Filler'], graveyard: [], shieldZone: 5 },
        },
      },
      {
        name: 'the attacker is there',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: [`p2 effectTriggered ${VEGAS}`],
            factsNot: ['effectBegan'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${HAYABUSAMARU}`],
          },
          { asked: 'p2 standby', choose: [HAYABUSAMARU] },
        ],
        end: {
          asked: 'p2 standby',
          p1: { battleZone: ['Runaway', 'Fear Fang (tapped)', 'Burning Mane'], hand: [], graveyard: [] },
          p2: { battleZone: [VEGAS, HAYABUSAMARU], hand: [], graveyard: [], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'DU-071',
    rules: ['511.1c', '511.1d'],
    status: 'firm',
    says: "Heaven's Heaven of the active player and a ZERO Hand of the other meet at the end of the turn: the fortress is used first, and only then does the other player declare, or not.",
    begin: {
      step: 'attack',
      p1: { hand: [GUARD], battleZone: [HEAVEN, 'Fear Fang'] },
      p2: { hand: [ZERO] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 confirm',
            state: 'turn.end.apResolve.choosing',
            factsNot: ['usageDeclared'],
            choose: ['Yes'],
          },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`cardPut ${GUARD}`, `effectResolved ${HEAVEN}`],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', offers: ['Fear Fang', GUARD], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: [HEAVEN, GUARD], hand: [], graveyard: ['Fear Fang'] },
          p2: { battleZone: [], hand: 1, graveyard: [ZERO] },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', `cardRevealed ${ZERO}`],
          p1: { battleZone: [HEAVEN, GUARD, 'Fear Fang'], hand: [], graveyard: [] },
          p2: { battleZone: [], hand: [ZERO, 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-072',
    rules: ['511.1d'],
    status: 'firm',
    says: 'MacGuffin was put by Inferno Sign. At the end of that turn it lets both draw, and a ZERO Hand that is drawn so may be used at once.',
    begin: {
      p1: {
        hand: ['Inferno Sign'],
        manaZone: { darkness: 5 },
        graveyard: [MACGUFFIN],
        battleZone: ['Burning Mane', 'Fear Fang'],
        deck: [MACGUFFIN, MACGUFFIN, MACGUFFIN],
      },
      p2: { deck: [ZERO, ZERO, ZERO, ZERO] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', facts: [`cardPut ${MACGUFFIN}`], choose: 'pass' },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            facts: [`effectBegan ${MACGUFFIN}`, 'p1 cardDrawn', 'p2 cardDrawn'],
            offers: [`Declare ${ZERO}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${ZERO}`],
          },
          { asked: 'p2 choose', offers: ['Burning Mane', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 charge',
          p1: { battleZone: ['Burning Mane'], hand: [MACGUFFIN], graveyard: ['Inferno Sign', 'Fear Fang'] },
          p2: { battleZone: [], hand: [ZERO], graveyard: [ZERO], deckCount: 2 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p2 declareUsage', choose: [] },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared'],
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: [MACGUFFIN], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [], hand: [ZERO, ZERO], graveyard: [], deckCount: 2 },
        },
      },
    ],
  },
  {
    id: 'DU-073',
    rules: ['511.1b'],
    status: 'firm',
    says: 'A gate that opens at the end of the turn is declared before the active player resolves anything of that step. After the first Durinri it is too late.',
    begin: {
      step: 'attack',
      p1: {
        hand: [RYUZARK_CARD],
        battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
        deck: [DURINRI, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
    },
    plays: [
      {
        name: 'not declared in time',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 declareUsage',
            state: 'turn.end.apDeclare',
            facts: [`effectTriggered ${DURINRI}`],
            factsNot: ['effectBegan'],
            offers: [`Declare ${RYUZARK}`],
            only: true,
            mayPass: true,
            choose: [],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            hand: [RYUZARK_CARD],
            graveyard: [DURINRI, 'Filler'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'it comes to the graveyard while a Durinri is resolved',
        begin: {
          p1: {
            hand: [],
            deck: [RYUZARK_CARD, DURINRI, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`cardMoved ${RYUZARK_CARD} > graveyard`], choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['usageDeclared', 'cardPut'],
          p1: {
            battleZone: [DURINRI, DURINRI, DURINRI, 'Fear Fang'],
            hand: [],
            graveyard: [RYUZARK_CARD, DURINRI],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'declared in time, resolved after a Durinri has brought the fourth magic tool',
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          { asked: 'p1 declareUsage', choose: [`Declare ${RYUZARK}`] },
          { asked: 'p1 standby', choose: [`${DURINRI} #1`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', facts: [`p1 cardMoved ${DURINRI} > graveyard`], choose: [RYUZARK] },
          { asked: 'p1 confirm', facts: [`cardPut ${RYUZARK_CARD}`], choose: 'pass' },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          p1: {
            battleZone: [
              'Fear Fang',
              `${RYUZARK_CARD} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${DURINRI})`,
            ],
            hand: [],
            graveyard: ['Filler'],
          },
          p2: { battleZone: [], hand: 1, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-074',
    rules: ['506.3b'],
    status: 'firm',
    says: 'An attacker is changed into Miradante Twelve by revolution change. An invasion that would fit only the new creature is too late: declarations come before the first resolution.',
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
        name: 'Miradante Twelve attacks itself',
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
    id: 'DU-075',
    rules: ['605.1', '506.3b'],
    status: 'firm',
    says: 'An attacker fits two invasions, and both are declared. The second may be put on the first, if that still fits when it is resolved.',
    begin: {
      step: 'attack',
      p1: { hand: [UISU, OCTOPA], battleZone: [RATTA, 'Fear Fang'] },
    },
    plays: [
      {
        name: 'Uisu first: Octopa still fits',
        steps: [
          { asked: 'p1 attack', choose: [`${RATTA} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            offers: [`Declare ${UISU}`, `Declare ${OCTOPA}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${UISU}`, `Declare ${OCTOPA}`],
          },
          { asked: 'p1 standby', offers: [UISU, OCTOPA], only: true, choose: [UISU] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardPut ${UISU}`,
            `effectResolved ${UISU}`,
            `cardPut ${OCTOPA}`,
            `effectResolved ${OCTOPA}`,
          ],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: [`${OCTOPA} (tapped, over ${UISU}, ${RATTA})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
      {
        name: 'Octopa first: Uisu does not fit',
        steps: [
          { asked: 'p1 attack', choose: [`${RATTA} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${UISU}`, `Declare ${OCTOPA}`] },
          { asked: 'p1 standby', choose: [OCTOPA] },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${OCTOPA}`, `effectResolved ${OCTOPA}`, `effectMisfired ${UISU}`],
          factsNot: [`cardPut ${UISU}`],
          p1: {
            battleZone: [`${OCTOPA} (tapped, over ${RATTA})`, 'Fear Fang'],
            hand: [UISU],
            graveyard: [],
          },
          p2: { battleZone: [], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-077',
    rules: ['601.1a', '603.2f'],
    status: 'firm',
    says: 'One spell a turn may be cast, and none has been. Two attack chances may both be declared; the second misfires, unless the limit has gone by then.',
    begin: {
      step: 'attack',
      p1: { hand: [PREMIUMS, PREMIUMS], battleZone: [VOLVAL, 'Fear Fang'] },
      p2: { battleZone: [JOGIRAGON] },
    },
    plays: [
      {
        name: 'the limit is there',
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
        name: 'the limit has gone after the first',
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
  {
    id: 'DU-078',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    says: 'Two Gaiash Kaisers are declared at the end of the turn. When the first is there, the condition of the second no longer holds: it fails, and stays in the hand.',
    begin: {
      p1: { hand: ['Inferno Sign'], manaZone: { darkness: 5 }, graveyard: ['Fear Fang'] },
      p2: { hand: [KAISER, KAISER] },
    },
    plays: [
      {
        name: 'both declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.end.napDeclare',
            offers: [`Declare ${KAISER}`, `Declare ${KAISER}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${KAISER}`, `Declare ${KAISER}`],
          },
          { asked: 'p2 standby', choose: [`${KAISER} #1`] },
          { asked: 'p2 standby', facts: [`cardPut ${KAISER}`], choose: [`${KAISER}: At the end`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`effectMisfired ${KAISER}`],
          factsNot: [`cardPut ${KAISER}`],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [KAISER], hand: [KAISER, 'Filler', 'Filler', 'Filler'], graveyard: [] },
        },
      },
      {
        name: 'one declared',
        steps: [
          { asked: 'p1 main', choose: ['Cast Inferno Sign'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${KAISER}`] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`cardPut ${KAISER}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: ['Inferno Sign'] },
          p2: { battleZone: [KAISER], hand: [KAISER, 'Filler', 'Filler', 'Filler'], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-080',
    rules: ['400.5'],
    status: 'firm',
    says: 'A tapped creature under an effect is returned to the hand and summoned again. It is a new one: untapped, without the effect, and it cannot attack in this turn.',
    begin: {
      cards: [oath],
      p1: {
        hand: ['Oath', SURFER],
        manaZone: { light: 1, water: 8 },
        battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'King Coral'],
      },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'returned and summoned again',
        steps: [
          { asked: 'p1 main', choose: ['Cast Oath'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', facts: ['lastingEffectBegan Oath'], choose: [`Summon ${SURFER}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', choose: ['Summon Aqua Vehicle'] },
          {
            asked: 'p1 attack',
            offers: ['King Coral attacks the player'],
            only: true,
            forbids: ['Aqua Vehicle @506.1a'],
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          {
            asked: 'p2 attack',
            offers: ['Fear Fang attacks the player'],
            only: true,
            choose: ['attacks the player'],
          },
          { asked: 'p1 block', offers: ['Block with King Coral'], only: true, choose: 'pass' },
        ],
        end: {
          asked: 'p2 shields',
          p1: { battleZone: ['Aqua Vehicle', 'King Coral', SURFER], hand: [], graveyard: ['Oath'] },
          p2: { battleZone: ['Fear Fang (tapped)'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'not returned',
        begin: { p1: { battleZone: ['Aqua Vehicle', 'King Coral'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Oath'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
          { asked: 'p1 main', choose: 'pass' },
          {
            asked: 'p1 attack',
            offers: ['Aqua Vehicle attacks', 'King Coral attacks'],
            only: true,
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p1 block',
            offers: ['Block with Aqua Vehicle', 'Block with King Coral'],
            only: true,
            choose: ['Block with Aqua Vehicle'],
          },
          { until: 'p1 charge', passing: true },
        ],
        end: {
          asked: 'p1 charge',
          facts: ['p1 battleWon Aqua Vehicle'],
          p1: { battleZone: ['Aqua Vehicle', 'King Coral'], hand: [SURFER, 'Filler'], graveyard: ['Oath'] },
          p2: { battleZone: [], hand: 1, graveyard: ['Fear Fang'] },
        },
      },
    ],
  },
  {
    id: 'DU-081',
    rules: ['400.5a'],
    status: 'firm',
    says: 'A card that goes from the graveyard or the mana zone to the hand can no longer be seen by the opponent, although all knew it where it was.',
    begin: {
      cards: [pickpocket, harvest, burial],
      p2: { battleZone: ['Pickpocket', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'from the graveyard',
        begin: {
          p1: {
            hand: ['Dark Reversal', 'Fear Fang'],
            manaZone: { darkness: 2 },
            graveyard: ['Fear Fang', 'Aqua Soldier'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Dark Reversal'] },
          { asked: 'p1 choose', offers: ['Fear Fang', 'Aqua Soldier'], only: true, choose: ['Fear Fang'] },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Pickpocket attacks the player'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p2 shields',
          facts: ['p1 cardDiscarded Fear Fang'],
          p1: {
            battleZone: [],
            hand: ['Fear Fang'],
            graveyard: ['Aqua Soldier', 'Dark Reversal', 'Fear Fang'],
          },
          p2: { battleZone: ['Pickpocket (tapped)', 'Burning Mane'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'from the mana zone',
        begin: {
          p1: { hand: ['Harvest', 'Fear Fang'], manaZone: ['Nature Filler', 'Nature Filler', 'Fear Fang'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Harvest'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Pickpocket attacks the player'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p2 shields',
          p1: { battleZone: [], hand: ['Fear Fang'], graveyard: ['Harvest', 'Fear Fang'], manaCount: 2 },
          p2: { battleZone: ['Pickpocket (tapped)', 'Burning Mane'], hand: 1, graveyard: [] },
        },
      },
      {
        name: 'from the graveyard to the deck',
        begin: {
          p1: {
            hand: ['Burial'],
            manaZone: { nature: 2 },
            graveyard: ['Fear Fang', 'Fear Fang'],
            deck: ['Fear Fang', 'Fear Fang'],
            battleZone: ['Forest Hornet'],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Burial'] },
          { asked: 'p1 choose', offers: ['Fear Fang', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
          {
            asked: 'p2 choose',
            offers: ['Card 1', 'Card 2', 'Card 3'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Card 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardMoved Fear Fang > graveyard'],
          p1: {
            battleZone: ['Forest Hornet'],
            hand: [],
            graveyard: ['Fear Fang', 'Fear Fang', 'Burial'],
            deck: ['Fear Fang', 'Fear Fang'],
          },
          p2: { battleZone: ['Pickpocket', 'Burning Mane'], hand: [], graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-082',
    rules: ['400.5b'],
    status: 'firm',
    says: 'A card that is tapped in the mana zone and is put into the battle zone comes there untapped.',
    begin: {
      p1: {
        hand: ['Savage Earth'],
        manaZone: [
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Nature Filler',
          'Forest Hornet',
        ],
        battleZone: ['Fear Fang', 'Golden Wing Striker'],
      },
      p2: { manaZone: [{ name: 'Burning Mane', tapped: true }, 'Filler'], battleZone: ['Aqua Vehicle'] },
    },
    plays: [
      {
        name: 'put by Savage Earth',
        steps: [
          { asked: 'p1 main', choose: ['Cast Savage Earth'] },
          {
            asked: 'p1 choose',
            facts: ['cardTapped Forest Hornet', 'costPaid Savage Earth'],
            choose: ['Forest Hornet'],
          },
          { asked: 'p1 choose', facts: ['cardPut Forest Hornet'], choose: ['Burning Mane'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 choose', choose: ['Aqua Vehicle'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardUntapped'],
          p1: { battleZone: ['Golden Wing Striker', 'Forest Hornet'], hand: [], graveyard: ['Savage Earth'] },
          p2: { battleZone: ['Burning Mane'], hand: [], graveyard: [], manaZone: ['Filler', 'Aqua Vehicle'] },
        },
      },
    ],
  },
  {
    id: 'DU-083',
    rules: ['506.3b', '601.1b'],
    status: 'unclear',
    says: 'While no spells may be cast, an attack chance is declared together with an invasion; what is put by the invasion removes the ban, and the spell is cast. That takes declaring what is forbidden for allowed, which other answers deny.',
    begin: {
      step: 'attack',
      rules: { forbiddenUse: 'declaredAndMisfires' },
      p1: { hand: [DAMNED, DISASTER], battleZone: ['Deddam, Disaster', 'Fear Fang'] },
      p2: { battleZone: [RECODEKING] },
    },
    plays: [
      {
        name: 'declared in spite of the ban',
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
        name: 'the reading that we keep to: not declared',
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
    says: "The active player's attack trigger breaks the shields, and one of them comes to the hand with an oniend. The other player's point of declaration is still to come, so it may be declared in that attack; so may a ninja strike or a revolution 0 trigger.",
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
  {
    id: 'DU-085',
    rules: ['505.6a'],
    status: 'firm',
    says: 'A meteorburn breaks all shields. By a shield trigger among them the other player takes a card with an oniend and returns the attacker: the attack has ended, and the oniend cannot be declared.',
    begin: {
      step: 'attack',
      p1: { battleZone: [{ name: APOLLONUS, over: DRAGONS }, 'Fear Fang'] },
      p2: {
        shieldZone: [DONDON, 'Filler'],
        deck: [JAOUMON, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
    },
    plays: [
      {
        name: 'the attacker is returned',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p2 declareShields',
            offers: [`Shield trigger: ${DONDON}`],
            only: true,
            choose: [`Shield trigger: ${DONDON}`],
          },
          { asked: 'p2 choose', choose: [JAOUMON] },
          {
            asked: 'p2 order',
            facts: [`cardMoved ${JAOUMON} > hand`],
            choose: ['Filler', 'Filler', 'Filler', 'Filler'],
          },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', offers: [APOLLONUS, 'Fear Fang'], only: true, choose: [APOLLONUS] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${APOLLONUS} > hand`, 'attackEnded'],
          factsNot: [`usageDeclared ${JAOUMON}`, 'duelEnded'],
          p1: { battleZone: ['Fear Fang'], hand: [APOLLONUS], graveyard: DRAGONS },
          p2: { battleZone: [], hand: [JAOUMON, 'Filler'], graveyard: [DONDON], shieldZone: 0 },
        },
      },
      {
        name: 'another creature is returned',
        steps: [
          { asked: 'p1 attack', choose: [`${APOLLONUS} attacks the player`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p2 declareShields', choose: [`Shield trigger: ${DONDON}`] },
          { asked: 'p2 choose', choose: [JAOUMON] },
          { asked: 'p2 order', choose: ['Filler', 'Filler', 'Filler', 'Filler'] },
          { asked: 'p2 confirm', choose: ['Yes'] },
          { asked: 'p2 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          state: 'turn.attack.declaration.napDeclare',
          p1: { battleZone: [`${APOLLONUS} (tapped)`], hand: ['Fear Fang'], graveyard: DRAGONS },
          p2: { battleZone: [], hand: [JAOUMON, 'Filler'], graveyard: [DONDON], shieldZone: 0 },
        },
      },
    ],
  },
];
