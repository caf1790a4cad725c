import {
  another,
  any,
  atMost,
  bearsIcon,
  choose,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  inOrder,
  invasion,
  kizunaPlus,
  may,
  oneOf,
  opponentsCreatures,
  power,
  powerOfRef,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import type { Scenario } from './scenario.ts';

const RIAS = 'Mist Rias, Sonic Guardian';
const LULUFENS = 'Lulufens, Sun Dragon Elemental';
const RAIJA = 'Raija, Aqua Ninja';
const MIELE = 'Miele, Vizier of Lightning';
const MACALLAN = 'Macallan, Explosive Flame Shooter';
const ZUNDOKO = 'Zundoko Sunny Stage, Flowery Way of D';
const WISDOMPHEUS = 'Wisdompheus, Dragonic Elemental';
const KIRIKO = 'Kiriko Cubic, First Model Dragon Emperor';
const LUGIRIN = '卍 Gi Lugirin 卍 / Bangoku Brain';
const DURINRI = 'Durinri, Darma';
const BAREDU = 'Baredu, Daspell';
const JEWEL = 'Oracle Jewel of Control';
const GAIGINGA = 'Shin Gaiginga';
const MAGNUM = 'Magnum, Fast Attack Puppet';
const MUTANT = 'Propeller Mutant';
const FORCE = "Heaven's Force";
const BADMIN = 'Badmin Gai, Climb';
const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const GIGA = 'La Ura Giga, Sky Guardian';

/** Waits for every spell of its player. */
const noteTaker = creature({
  name: 'Note Taker',
  civilizations: ['water'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
});

/** Uses two other cards while it is being followed itself. */
const twinRite = spell({
  name: 'Twin Rite',
  civilizations: ['water'],
  cost: 2,
  abilities: [spellAbility(useFree(choose(yourHand({ type: 'spell' }), 2)))],
});

const smallSpark = spell({
  name: 'Small Spark',
  civilizations: ['light'],
  cost: 9,
  abilities: [spellAbility(draw())],
});

/** Kiriko Cubic is put onto it. */
const pondDragon = creature({
  name: 'Pond Dragon',
  civilizations: ['water'],
  races: ['Crystal Command Dragon'],
  cost: 5,
  power: 5000,
});

/** Its effect compares with its own power. */
const gauge = creature({
  name: 'Gauge',
  civilizations: ['water'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(powerOfRef(self)) }))))],
});

const banner = creature({
  name: 'Banner',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), power(3000))],
});

/** Its own effect moves a shield, and has something left to do after that. */
const shieldBearer = creature({
  name: 'Shield Bearer',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, inOrder(returnToHand(choose(yourShields())), draw()))],
});

/** Takes fire away from the mana zone while other effects wait. */
const manaEater = creature({
  name: 'Mana Eater',
  civilizations: ['darkness'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(another('you'), putIntoGraveyard(choose(yourMana({ civilizations: ['fire'] }))))],
});

/** Triggers where all can see it, when an opponent's creature attacks. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** A trigger with two modes. */
const crossroads = creature({
  name: 'Crossroads',
  civilizations: ['water'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, oneOf(draw(), destroy(choose(opponentsCreatures()))))],
});

const bondLeader = evolutionCreature({
  name: 'Bond Leader',
  civilizations: ['light'],
  cost: 3,
  power: 5000,
  abilities: [evolution({ civilizations: ['light'] }), kizunaPlus(2)],
});

const bondSender = creature({
  name: 'Bond Sender',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [bearsIcon('kizuna', whenPut(self, returnToHand(choose(yourCreatures({ other: true })))))],
});

const bondReader = creature({
  name: 'Bond Reader',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [bearsIcon('kizuna', whenPut(self, draw()))],
});

const duelist = creature({
  name: 'Duelist',
  civilizations: ['fire'],
  cost: 2,
  power: 2000,
  abilities: [wheneverAttacks(self, draw())],
});

/** An invasion for which every fire creature will do. */
const scrapRider = evolutionCreature({
  name: 'Scrap Rider',
  civilizations: ['fire'],
  cost: 4,
  power: 5000,
  abilities: [evolution({ civilizations: ['fire'] }), invasion({ civilizations: ['fire'] })],
});

/** A way to put a creature in the turn of the opponent. */
const openDoor = spell({
  name: 'Open Door',
  civilizations: ['light'],
  cost: 6,
  abilities: [shieldTrigger, spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});

/** Waits for what Mist Rias waits for, and is another card. */
const doorkeeper = creature({
  name: 'Doorkeeper',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(another('opponent'), may(draw()))],
});

export const standby: readonly Scenario[] = [
  {
    id: 'SB-001',
    rules: ['605.1'],
    status: 'firm',
    says: 'Two effects trigger at the same moment. One of them is resolved, and meanwhile the other waits on standby; it is not lost.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Aqua Hulcus is resolved, Mist Rias waits',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: ['cardPut Aqua Hulcus > battleZone'],
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Aqua Hulcus'],
            only: true,
            mayPass: false,
            choose: ['Aqua Hulcus'],
          },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: ['effectBegan Aqua Hulcus @605.1'],
            factsNot: [`effectBegan ${RIAS}`, 'cardDrawn'],
            mayPass: true,
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            facts: ['p1 cardDrawn', 'effectResolved Aqua Hulcus', `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectResolved ${RIAS}`],
          factsNot: ['effectBegan'],
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 2, graveyard: 0, deckCount: 18 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Mist Rias is resolved, Aqua Hulcus waits',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          { asked: 'p1 standby', offers: [RIAS, 'Aqua Hulcus'], only: true, choose: [RIAS] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${RIAS}`],
            factsNot: ['effectBegan Aqua Hulcus'],
            choose: 'pass',
          },
          {
            asked: 'p1 confirm',
            facts: [`effectResolved ${RIAS}`, 'effectBegan Aqua Hulcus'],
            factsNot: ['cardDrawn'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 1, graveyard: 0, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-002',
    rules: ['110.5', '409.1e', '601.1b'],
    status: 'firm',
    says: 'There are two ways of waiting, and both can go on at once: a card that is being used, or is next to be used, is pending and stays in its zone, while an effect that has triggered is on standby.',
    begin: {
      cards: [noteTaker, twinRite],
      p1: {
        hand: ['Twin Rite', 'Virtual Tripwire', 'Solar Ray', 'Brain Serum'],
        manaZone: { water: 2 },
        battleZone: ['Note Taker'],
      },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'cards are pending while an effect waits',
        steps: [
          { asked: 'p1 main', choose: ['Cast Twin Rite'] },
          {
            asked: 'p1 choose',
            facts: ['effectTriggered Note Taker'],
            offers: ['Virtual Tripwire', 'Solar Ray', 'Brain Serum'],
            only: true,
            mayPass: false,
            choose: ['Virtual Tripwire', 'Solar Ray'],
          },
        ],
        end: {
          asked: 'p1 choose',
          facts: ['useDeclared Virtual Tripwire', 'effectTriggered Note Taker'],
          factsNot: ['effectBegan', 'useDeclared Solar Ray', 'cardMoved'],
          p1: {
            battleZone: ['Note Taker'],
            hand: ['Twin Rite (pending)', 'Virtual Tripwire (pending)', 'Solar Ray (pending)', 'Brain Serum'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the cards are used up first, then what is on standby is resolved',
        steps: [
          { asked: 'p1 main', choose: ['Cast Twin Rite'] },
          { asked: 'p1 choose', choose: ['Virtual Tripwire', 'Solar Ray'] },
          { asked: 'p1 choose', offers: ['Burning Mane', 'Fear Fang'], only: true, choose: ['Burning Mane'] },
          {
            asked: 'p1 choose',
            facts: [
              'cardTapped Burning Mane',
              'cardMoved Virtual Tripwire > graveyard',
              'useDeclared Solar Ray',
              'effectTriggered Note Taker',
            ],
            factsNot: ['effectBegan', 'cardMoved Twin Rite'],
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardTapped Fear Fang',
            'cardMoved Solar Ray > graveyard',
            'cardMoved Twin Rite > graveyard',
            'effectBegan Note Taker',
            'p1 cardDrawn',
            'effectBegan Note Taker',
            'p1 cardDrawn',
            'effectBegan Note Taker',
            'p1 cardDrawn',
          ],
          p1: {
            battleZone: ['Note Taker'],
            hand: ['Brain Serum', 'Filler', 'Filler', 'Filler'],
            graveyard: ['Virtual Tripwire', 'Solar Ray', 'Twin Rite'],
          },
          p2: { battleZone: ['Burning Mane (tapped)', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-003',
    rules: ['605.1'],
    status: 'firm',
    says: 'Wisdompheus has two abilities for when it is put, and both go on standby. Its player resolves whichever they like first, and the other one waits that long.',
    begin: {
      cards: [smallSpark],
      p1: {
        hand: [WISDOMPHEUS, 'Small Spark'],
        manaZone: { light: 7 },
        battleZone: ['Fear Fang'],
        deck: ['Holy Awe', 'Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'looking first, then the Spark',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${WISDOMPHEUS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`effectTriggered ${WISDOMPHEUS}`, `effectTriggered ${WISDOMPHEUS}`],
            factsNot: ['effectBegan'],
            offers: [WISDOMPHEUS, WISDOMPHEUS],
            only: true,
            choose: [`${WISDOMPHEUS} #1`],
          },
          {
            asked: 'p1 choose',
            facts: [`effectBegan ${WISDOMPHEUS}`],
            factsNot: ['useDeclared Small Spark'],
            offers: ['Holy Awe'],
            only: true,
            mayPass: true,
            choose: ['Holy Awe'],
          },
          {
            asked: 'p1 order',
            facts: ['cardRevealed Holy Awe', 'cardMoved Holy Awe > hand'],
            factsNot: ['useDeclared Small Spark'],
            offers: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
            only: true,
            choose: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectResolved ${WISDOMPHEUS}`, `effectBegan ${WISDOMPHEUS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardUsed Small Spark', 'p1 cardDrawn Filler', 'cardMoved Small Spark > graveyard'],
          p1: {
            battleZone: ['Fear Fang', WISDOMPHEUS],
            hand: ['Holy Awe', 'Filler'],
            graveyard: ['Small Spark'],
            deck: ['Filler', 'Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the Spark first, then looking',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${WISDOMPHEUS}`] },
          { asked: 'p1 standby', choose: [`${WISDOMPHEUS} #2`] },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${WISDOMPHEUS}`],
            factsNot: ['cardLookedAt'],
            choose: ['Yes'],
          },
          {
            asked: 'p1 choose',
            facts: [
              'cardUsed Small Spark',
              'p1 cardDrawn Holy Awe',
              'cardMoved Small Spark > graveyard',
              `effectResolved ${WISDOMPHEUS}`,
              `effectBegan ${WISDOMPHEUS}`,
            ],
            lacks: ['Aqua Knight', 'Filler'],
            choose: [],
          },
          {
            asked: 'p1 order',
            choose: ['Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet', 'Filler'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Fear Fang', WISDOMPHEUS],
            hand: ['Holy Awe'],
            graveyard: ['Small Spark'],
            deck: ['Filler', 'Aqua Knight', 'Burning Mane', 'King Coral', 'Forest Hornet', 'Filler'],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-004',
    rules: ['603.3'],
    status: 'firm',
    says: 'Where just one effect has triggered, nobody has an order to choose: it is resolved there and then.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'a card is drawn',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [
              'cardPut Aqua Hulcus > battleZone',
              'effectTriggered Aqua Hulcus @603.2',
              'effectBegan Aqua Hulcus',
            ],
            offers: ['Yes'],
            mayPass: true,
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'effectResolved Aqua Hulcus'],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Fear Fang', 'Aqua Hulcus'], hand: 1, graveyard: 0, deckCount: 19 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'no card is drawn',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectResolved Aqua Hulcus'],
          factsNot: ['cardDrawn'],
          p1: { battleZone: ['Fear Fang', 'Aqua Hulcus'], hand: 0, graveyard: 0, deckCount: 20 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-005',
    rules: ['110.5a'],
    status: 'firm',
    says: 'While an effect waits, the card that it came from may go elsewhere. The effect does not go with it: it stays on standby and is resolved.',
    begin: {
      p1: { hand: [RAIJA], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'it goes to the hand',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RAIJA}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${RIAS}`],
            offers: [RIAS, RAIJA],
            only: true,
            choose: [RAIJA],
          },
          { asked: 'p1 choose', choose: [RIAS] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [`cardMoved ${RIAS} > hand`, `effectResolved ${RAIJA}`, `effectBegan ${RIAS} @605.1`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectResolved ${RIAS}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang', RAIJA], hand: [RIAS, 'Filler'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it goes to the deck, and is the card that is drawn',
        begin: {
          p1: { hand: ['Corile'], manaZone: { water: 5 }, battleZone: ['Fear Fang'] },
          p2: { battleZone: [RIAS, 'Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Corile'] },
          {
            asked: 'p1 choose',
            facts: [`p2 effectTriggered ${RIAS}`],
            offers: [RIAS, 'Burning Mane'],
            only: true,
            choose: [RIAS],
          },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: [`cardMoved ${RIAS} > deck`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`p2 cardDrawn ${RIAS}`, `p2 effectResolved ${RIAS}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: ['Fear Fang', 'Corile'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: [RIAS], graveyard: 0, deckCount: 20 },
        },
      },
    ],
  },
  {
    id: 'SB-007',
    rules: ['110.5a', '605.2e'],
    status: 'conflict',
    says: 'An effect compares with the power of the creature that it came from, and that creature is gone. It reads the power that the creature had just before it left, with all that strengthened it, and not the printed number.',
    begin: {
      cards: [gauge, banner],
      p1: { hand: [FORCE, 'Gauge', RAIJA], manaZone: { light: 2 }, battleZone: ['Banner'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'the creature has left',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Gauge', RAIJA] },
          { asked: 'p1 standby', offers: ['Gauge', RAIJA], only: true, choose: [RAIJA] },
          { asked: 'p1 choose', offers: ['Banner', 'Gauge', RAIJA], only: true, choose: ['Gauge'] },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Gauge > hand', 'effectBegan Gauge'],
            offers: ['Burning Mane', 'Forest Hornet'],
            only: true,
            lacks: ['Tri-horn Shepherd'],
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet'],
          p1: { battleZone: ['Banner', RAIJA], hand: ['Gauge'], graveyard: [FORCE] },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'the creature is still there',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Gauge', RAIJA] },
          { asked: 'p1 standby', choose: ['Gauge'] },
          {
            asked: 'p1 choose',
            offers: ['Burning Mane', 'Forest Hornet'],
            only: true,
            choose: ['Burning Mane'],
          },
          { asked: 'p1 choose', facts: ['cardDestroyed Burning Mane'], choose: ['Gauge'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Banner', RAIJA], hand: ['Gauge'], graveyard: [FORCE] },
          p2: { battleZone: ['Forest Hornet', 'Tri-horn Shepherd'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'nothing had strengthened it',
        begin: {
          p1: { battleZone: ['Fear Fang'] },
          p2: { battleZone: ['King Coral', 'Burning Mane', 'Forest Hornet'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Gauge', RAIJA] },
          { asked: 'p1 standby', choose: [RAIJA] },
          { asked: 'p1 choose', choose: ['Gauge'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Gauge', 'cardDestroyed King Coral'],
          p1: { battleZone: ['Fear Fang', RAIJA], hand: ['Gauge'], graveyard: [FORCE] },
          p2: { battleZone: ['Burning Mane', 'Forest Hornet'], hand: 0, graveyard: ['King Coral'] },
        },
      },
    ],
  },
  {
    id: 'SB-008',
    rules: ['605.1'],
    status: 'firm',
    says: 'Several effects of one player trigger at the same moment. That player resolves them in any order, decided one at a time or named as a whole.',
    begin: {
      p1: { hand: [LULUFENS, 'Burning Mane'], manaZone: { light: 6 }, battleZone: [RIAS, ZUNDOKO] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'the field, Mist Rias, Lulufens',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            factsNot: ['effectBegan'],
            offers: [RIAS, LULUFENS, ZUNDOKO],
            only: true,
            mayPass: false,
            choose: [ZUNDOKO],
          },
          {
            asked: 'p1 standby',
            facts: [`effectResolved ${ZUNDOKO}`],
            offers: [RIAS, LULUFENS],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${LULUFENS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardPut'],
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane', 'Filler'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Lulufens, Mist Rias, the field',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', facts: [`effectBegan ${LULUFENS}`], choose: 'pass' },
          { asked: 'p1 standby', offers: [RIAS, ZUNDOKO], only: true, choose: [RIAS] },
          { asked: 'p1 confirm', factsNot: [`effectBegan ${ZUNDOKO}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectBegan ${ZUNDOKO}`, 'cardMoved Filler > manaZone'],
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane', 'Filler'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the whole order at once',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [RIAS, ZUNDOKO, LULUFENS] },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: 'pass' },
          {
            asked: 'p1 confirm',
            facts: [`effectBegan ${ZUNDOKO}`, `effectBegan ${LULUFENS}`],
            factsNot: ['cardDrawn'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [RIAS, ZUNDOKO, LULUFENS],
            hand: ['Burning Mane'],
            graveyard: 0,
            manaCount: 7,
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-009',
    rules: ['605.1'],
    status: 'firm',
    says: 'What triggers while other effects of the same player wait joins them, and does not queue behind them: the newest may be resolved before the oldest.',
    begin: {
      p1: { hand: [LULUFENS, MIELE], manaZone: { light: 6 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'the newest first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', offers: [RIAS, LULUFENS], only: true, choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`cardPut ${MIELE}`, `effectResolved ${LULUFENS}`],
            factsNot: [`effectBegan ${RIAS}`],
            offers: [RIAS, RIAS, MIELE],
            only: true,
            choose: [MIELE],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 confirm',
            facts: ['cardTapped Burning Mane', `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', facts: ['p1 cardDrawn', `effectBegan ${RIAS}`], choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 2, graveyard: 0 },
          p2: { battleZone: ['Burning Mane (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the oldest first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 standby', choose: [LULUFENS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 standby', offers: [RIAS, RIAS, MIELE], only: true, choose: [`${RIAS} #1`] },
          { asked: 'p1 confirm', factsNot: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 standby', offers: [RIAS, MIELE], only: true, choose: [MIELE] },
          { asked: 'p1 confirm', facts: [`effectBegan ${MIELE}`], choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 confirm', facts: ['cardTapped Fear Fang', `effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, LULUFENS, MIELE], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-010',
    rules: ['101.4d', '609.1', '113.6'],
    status: 'firm',
    says: 'What triggers while an effect or a spell is being followed has to wait for its end. What may cut in is a replacement, a card that the effect itself says to use, and what is declared of shields that it moves.',
    begin: {
      p1: { hand: [JEWEL, 'Aqua Knight'], manaZone: { light: 4, darkness: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [MUTANT, 'Burning Mane'] },
    },
    plays: [
      {
        name: 'a trigger waits until the spell is done and gone',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${JEWEL}`] },
          { asked: 'p1 choose', offers: [MUTANT, 'Burning Mane'], only: true, choose: [MUTANT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDestroyed ${MUTANT}`,
            `p2 effectTriggered ${MUTANT}`,
            'cardTapped Burning Mane',
            `cardMoved ${JEWEL} > graveyard`,
            `p2 effectBegan ${MUTANT}`,
            'p1 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: ['Fear Fang'], hand: [], graveyard: [JEWEL, 'Aqua Knight'] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: 0, graveyard: [MUTANT] },
        },
      },
      {
        name: 'a replacement cuts in',
        begin: { p2: { battleZone: ['Aqua Soldier', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${JEWEL}`] },
          { asked: 'p1 choose', choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'eventReplaced Aqua Soldier',
            'cardMoved Aqua Soldier > hand',
            'cardTapped Burning Mane',
            `cardMoved ${JEWEL} > graveyard`,
          ],
          factsNot: ['cardDestroyed', 'effectTriggered'],
          p1: { battleZone: ['Fear Fang'], hand: ['Aqua Knight'], graveyard: [JEWEL] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: ['Aqua Soldier'], graveyard: 0 },
        },
      },
      {
        name: 'a card that the effect says to use is used inside it',
        begin: {
          cards: [noteTaker, twinRite],
          p1: {
            hand: ['Twin Rite', 'Brain Serum', 'Solar Ray'],
            manaZone: { water: 2 },
            battleZone: ['Note Taker'],
          },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Twin Rite'] },
          {
            asked: 'p1 number',
            facts: ['effectTriggered Note Taker', 'cardUsed Brain Serum', 'effectTriggered Note Taker'],
            factsNot: ['effectBegan'],
            choose: ['1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDrawn',
            'cardMoved Brain Serum > graveyard',
            'cardUsed Solar Ray',
            'cardTapped Burning Mane',
            'cardMoved Solar Ray > graveyard',
            'cardMoved Twin Rite > graveyard',
            'effectBegan Note Taker',
          ],
          p1: { battleZone: ['Note Taker'], hand: 4, graveyard: ['Twin Rite', 'Brain Serum', 'Solar Ray'] },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a shield trigger cuts in, declared',
        begin: {
          cards: [shieldBearer],
          p1: {
            hand: ['Shield Bearer'],
            manaZone: { light: 2 },
            battleZone: ['Fear Fang'],
            shieldZone: ['Holy Awe', 'Filler'],
          },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Shield Bearer'] },
          { asked: 'p1 choose', facts: ['effectBegan Shield Bearer'], choose: ['Shield 1'] },
          {
            asked: 'p1 declareShields',
            factsNot: ['cardMoved', 'cardDrawn'],
            offers: ['Shield trigger: Holy Awe'],
            only: true,
            mayPass: true,
            choose: ['Shield trigger: Holy Awe'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'usageDeclared Holy Awe',
            'cardMoved Holy Awe > hand',
            'cardUsed Holy Awe',
            'cardTapped Burning Mane',
            'cardMoved Holy Awe > graveyard',
            'p1 cardDrawn',
            'effectResolved Shield Bearer',
          ],
          p1: {
            battleZone: ['Fear Fang', 'Shield Bearer'],
            hand: 1,
            graveyard: ['Holy Awe'],
            shieldZone: 1,
          },
          p2: { battleZone: ['Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a shield trigger, not declared',
        begin: {
          cards: [shieldBearer],
          p1: {
            hand: ['Shield Bearer'],
            manaZone: { light: 2 },
            battleZone: ['Fear Fang'],
            shieldZone: ['Holy Awe', 'Filler'],
          },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Shield Bearer'] },
          { asked: 'p1 choose', choose: ['Shield 1'] },
          { asked: 'p1 declareShields', choose: [] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Holy Awe > hand', 'p1 cardDrawn', 'effectResolved Shield Bearer'],
          factsNot: ['usageDeclared', 'cardUsed'],
          p1: {
            battleZone: ['Fear Fang', 'Shield Bearer'],
            hand: ['Holy Awe', 'Filler'],
            graveyard: 0,
            shieldZone: 1,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-011',
    rules: ['101.4'],
    status: 'firm',
    says: "Both players have an effect on standby. That of the player whose turn it is is resolved first, whoever's card came first.",
    begin: {
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: "in the first player's turn",
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [`p1 effectBegan ${RIAS}`],
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
          p1: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: "in the second player's turn",
        begin: {
          active: 'p2',
          p1: { hand: 0, manaZone: 0 },
          p2: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
        },
        steps: [
          { asked: 'p2 main', choose: ['Summon Fear Fang'] },
          {
            asked: 'p2 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: [`p2 effectBegan ${RIAS}`],
            factsNot: [`p1 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', state: 'turn.main.napResolve.choosing', choose: 'pass' },
        ],
        end: {
          asked: 'p2 attack',
          p1: { battleZone: [RIAS], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-012',
    rules: ['101.4', '101.4b'],
    status: 'firm',
    says: 'As long as the active player has anything left on standby, the other player begins nothing, although their effect triggered at the same moment.',
    begin: {
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: [RIAS] },
      p2: { battleZone: [RIAS] },
    },
    plays: [
      {
        name: 'both of the active player come before the one of the other',
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`p2 effectTriggered ${RIAS}`],
            offers: [`p1 ${RIAS}`, 'Aqua Hulcus'],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', factsNot: [`p2 effectBegan ${RIAS}`], choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: ['p1 cardDrawn', 'effectBegan Aqua Hulcus'],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: ['p1 cardDrawn', 'effectResolved Aqua Hulcus', `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RIAS, 'Aqua Hulcus'], hand: 2, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'the active player has none',
        begin: {
          p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Fear Fang'] },
          { asked: 'p2 confirm', state: 'turn.main.napResolve.choosing', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [RIAS], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-014',
    rules: ['110.5a'],
    status: 'firm',
    says: 'Removing the creature that an effect came from does not remove the effect: it stays on standby until its player comes to it.',
    begin: {
      p1: { hand: [REDZONE], manaZone: { fire: 6 }, battleZone: [RED] },
      p2: { battleZone: [RIAS, 'King Coral'] },
    },
    plays: [
      {
        name: 'it is destroyed',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${REDZONE}`] },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.choosing',
            facts: [
              `cardPut ${REDZONE}`,
              `p1 effectBegan ${REDZONE}`,
              `cardDestroyed ${RIAS}`,
              `p2 effectBegan ${RIAS}`,
            ],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn', `p2 effectResolved ${RIAS}`],
          p1: { battleZone: [`${REDZONE} (over ${RED})`], hand: 0, graveyard: 0 },
          p2: { battleZone: ['King Coral'], hand: 1, graveyard: [RIAS] },
        },
      },
      {
        name: 'it is returned to the hand',
        begin: { p1: { hand: ['Unicorn Fish'], manaZone: { water: 4 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Unicorn Fish'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: [RIAS] },
          {
            asked: 'p2 confirm',
            facts: [`cardMoved ${RIAS} > hand`, `p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDrawn'],
          p1: { battleZone: [RED, 'Unicorn Fish'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['King Coral'], hand: [RIAS, 'Filler'], graveyard: 0 },
        },
      },
      {
        name: 'it was removed before anything triggered',
        begin: { p2: { battleZone: ['King Coral'], graveyard: [RIAS] } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${REDZONE}`] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed King Coral'],
          factsNot: [`effectTriggered ${RIAS}`],
          p1: { battleZone: [`${REDZONE} (over ${RED})`], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: [RIAS, 'King Coral'] },
        },
      },
    ],
  },
  {
    id: 'SB-015',
    rules: ['603.4'],
    status: 'firm',
    says: 'An effect that has an "if" after its trigger goes on standby whether or not that is so. Only when it is resolved is it looked at, and where it is not so nothing happens.',
    begin: {
      p1: { hand: [MACALLAN], manaZone: { fire: 3 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'met',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          {
            asked: 'p1 choose',
            state: 'turn.main.apResolve.choosing',
            facts: [`effectTriggered ${MACALLAN}`, `effectBegan ${MACALLAN}`],
            offers: ['Fear Fang', 'Burning Mane'],
            only: true,
            mayPass: false,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`battleBegan ${MACALLAN}`, 'cardDestroyed Fear Fang', `effectResolved ${MACALLAN}`],
          p1: { battleZone: ['Forest Hornet', MACALLAN], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
      {
        name: 'not met, neither then nor before',
        begin: { p1: { manaZone: { fire: 2, water: 1 } } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${MACALLAN}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `effectTriggered ${MACALLAN}`,
            `effectBegan ${MACALLAN}`,
            `effectMisfired ${MACALLAN} @603.4`,
          ],
          factsNot: ['battleBegan', `effectResolved ${MACALLAN}`],
          p1: { battleZone: ['Forest Hornet', MACALLAN], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'met as it triggered, and no longer',
        begin: { cards: [manaEater], p1: { battleZone: ['Mana Eater'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', offers: ['Mana Eater', MACALLAN], only: true, choose: ['Mana Eater'] },
          { asked: 'p1 choose', choose: ['Fire Filler'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Fire Filler > graveyard', `effectMisfired ${MACALLAN} @603.4`],
          factsNot: ['battleBegan'],
          p1: { battleZone: ['Mana Eater', MACALLAN], hand: 0, graveyard: ['Fire Filler'], manaCount: 2 },
          p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-016',
    rules: ['500.2'],
    status: 'firm',
    says: 'A step, or a part of an attack, cannot end while any effect is on standby; all of them are resolved in the step in which they triggered.',
    begin: {
      step: 'attack',
      cards: [lookout],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Lookout', GIGA] },
    },
    plays: [
      {
        name: 'nobody blocks before what the attack has triggered is resolved',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 confirm',
            state: 'turn.attack.declaration.napResolve.choosing',
            facts: ['attackDeclared Fear Fang', 'effectTriggered Lookout', 'effectBegan Lookout'],
            choose: ['Yes'],
          },
          {
            asked: 'p2 block',
            state: 'turn.attack.block.choosing',
            facts: ['p2 cardDrawn', 'effectResolved Lookout'],
            choose: 'pass',
          },
          { asked: 'p1 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectBegan'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Lookout', GIGA], hand: 2, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'the turn does not end before what its end has triggered is resolved',
        begin: {
          p1: { battleZone: [DURINRI, DURINRI] },
          p2: { battleZone: ['Fear Fang'] },
        },
        steps: [
          { asked: 'p1 attack', choose: 'pass' },
          {
            asked: 'p1 confirm',
            facts: ['p1 turnEnding', `effectTriggered ${DURINRI}`, `effectTriggered ${DURINRI}`],
            factsNot: ['turnEnded', 'turnBegan'],
            choose: ['Yes'],
          },
          {
            asked: 'p1 confirm',
            facts: [`effectResolved ${DURINRI}`, `effectBegan ${DURINRI}`],
            factsNot: ['turnEnded', 'turnBegan'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [`effectResolved ${DURINRI}`, 'p1 turnEnded', 'p2 turnBegan'],
          p1: { battleZone: [DURINRI, DURINRI], hand: 0, graveyard: 2, deckCount: 18 },
          p2: { battleZone: ['Fear Fang'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
];
