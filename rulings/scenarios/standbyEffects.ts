import {
  another,
  any,
  atMost,
  bearsIcon,
  breakShields,
  choose,
  creature,
  destroy,
  discard,
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
  putIntoGraveyard,
  returnToHand,
  self,
  spell,
  spellAbility,
  that,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { BAREDU, DURINRI, FORCE, MACALLAN, MUTANT, RED, REDZONE, RIAS, ZUNDOKO } from './cardNames.ts';

const UNIDENTIFIED = 'Completely Unidentified';
const HOGAN = 'Cyber G Hogan';

const RAIJA = 'Raija, Aqua Ninja';
const KIRIKO = 'Kiriko Cubic, First Model Dragon Emperor';
const LUGIRIN = '卍 Gi Lugirin 卍 / Bangoku Brain';
const JEWEL = 'Oracle Jewel of Control';
const GAIGINGA = 'Shin Gaiginga';
const GIGA = 'La Ura Giga, Sky Guardian';

/** Triggers whenever its player casts a spell. */
const noteTaker = creature({
  name: 'Note Taker',
  civilizations: ['water'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
});

/** Uses two other cards during its own resolution. */
const twinRite = spell({
  name: 'Twin Rite',
  civilizations: ['water'],
  cost: 2,
  abilities: [spellAbility(useFree(choose(yourHand({ type: 'spell' }), 2)))],
});

/** The evolution base for Kiriko Cubic. */
const pondDragon = creature({
  name: 'Pond Dragon',
  civilizations: ['water'],
  races: ['Crystal Command Dragon'],
  cost: 5,
  power: 5000,
});

/** Destroys a creature with power no greater than its own. */
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

/** Returns a shield to the hand, then draws. */
const shieldBearer = creature({
  name: 'Shield Bearer',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, inOrder(returnToHand(choose(yourShields())), draw()))],
});

/** Removes fire mana while other effects are on standby. */
const manaEater = creature({
  name: 'Mana Eater',
  civilizations: ['darkness'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(another('you'), putIntoGraveyard(choose(yourMana({ civilizations: ['fire'] }))))],
});

/** Triggers in a public zone when an opponent's creature attacks. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

/** A triggered ability with two modes. */
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

const bondStriker = creature({
  name: 'Bond Striker',
  civilizations: ['light'],
  cost: 3,
  power: 1000,
  abilities: [bearsIcon('kizuna', whenPut(self, destroy(choose(opponentsCreatures()))))],
});

const duelist = creature({
  name: 'Duelist',
  civilizations: ['fire'],
  cost: 2,
  power: 2000,
  abilities: [wheneverAttacks(self, draw())],
});

/** An invasion that fits any fire creature. */
const scrapRider = evolutionCreature({
  name: 'Scrap Rider',
  civilizations: ['fire'],
  cost: 4,
  power: 5000,
  abilities: [evolution({ civilizations: ['fire'] }), invasion({ civilizations: ['fire'] })],
});

/** Breaks a shield when it attacks. */
const ram = creature({
  name: 'Ram',
  civilizations: ['nature'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, breakShields(1))],
});

/** Returns its player's attacking creature to the hand. */
const recaller = creature({
  name: 'Recaller',
  civilizations: ['water'],
  cost: 3,
  power: 1000,
  abilities: [wheneverAttacks(another('you'), returnToHand(that))],
});

/** Casts every spell in its player's hand. */
const spendthrift = creature({
  name: 'Spendthrift',
  civilizations: ['fire'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, useFree(yourHand({ type: 'spell' })))],
});

/** Discards its player's hand. */
const bonfire = spell({
  name: 'Bonfire',
  civilizations: ['fire'],
  cost: 3,
  abilities: [spellAbility(discard(yourHand()))],
});

/** 110.5, 603.3, 603.4: how effects go on standby, why they stay there, and which never do. */
export const standbyEffects: readonly Scenario[] = [
  {
    id: 'SB-002',
    rules: ['110.5', '409.1e', '601.1b'],
    status: 'firm',
    asks: 'What is the difference between pending and on standby?',
    says: 'A card can be pending and an effect can be on standby at the same time. A card being used, or next to be used, is pending and stays in its zone; a triggered effect is on standby.',
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
        name: 'the cards are used first, then the standby effect resolves',
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
    id: 'SB-004',
    rules: ['603.3'],
    status: 'firm',
    asks: 'Is there an order to choose if only one effect has triggered?',
    says: 'If only one effect has triggered, there is no order to choose: it resolves immediately.',
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
            state: 'turn.main.apResolve.resolving',
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
    asks: 'The source of an effect on standby changes zones. What happens to the effect?',
    says: 'The source of an effect on standby can change zones. The effect does not move with it: it stays on standby and resolves.',
    begin: {
      p1: { hand: [RAIJA], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the source goes to the hand',
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
            state: 'turn.main.apResolve.resolving',
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
        name: 'the source goes to the deck and is the card drawn',
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
            state: 'turn.main.napResolve.resolving',
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
    id: 'SB-006',
    rules: ['110.5a'],
    status: 'firm',
    asks: 'An effect lets its source break shields, and the source has moved. What breaks them?',
    says: 'An effect lets its source break shields, and the source has moved before it resolves. The source is still what breaks them.',
    begin: {
      step: 'attack',
      cards: [ram, recaller],
      p1: { battleZone: ['Ram', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'the source has gone to the hand',
        begin: { p1: { battleZone: ['Ram', 'Recaller', 'Fear Fang'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Ram attacks the player'] },
          { asked: 'p1 standby', offers: ['Ram', 'Recaller'], only: true, choose: ['Recaller'] },
          {
            asked: 'p1 shields',
            facts: ['cardMoved Ram > hand', 'p1 effectBegan Ram'],
            factsNot: ['effectMisfired'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken', 'effectResolved Ram', 'attackEnded'],
          p1: { battleZone: ['Recaller', 'Fear Fang'], hand: ['Ram'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'the source is there',
        steps: [
          { asked: 'p1 attack', choose: ['Ram attacks the player'] },
          { asked: 'p1 shields', facts: ['p1 effectBegan Ram'], choose: ['Shield 1'] },
          { asked: 'p1 shields', facts: ['p2 shieldBroken', 'effectResolved Ram'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken'],
          p1: { battleZone: ['Ram (tapped)', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
    ],
  },
  {
    id: 'SB-007',
    rules: ['110.5a', '605.2e'],
    status: 'conflict',
    asks: 'An effect compares with the power of a source that has left. Which power counts?',
    says: 'An effect compares with the power of its source, which has left the battle zone. It uses the power the creature had just before it left, including modifiers, not the printed power.',
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
        name: 'no power modifiers',
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
    id: 'SB-010',
    rules: ['101.4d', '609.1', '113.6'],
    status: 'firm',
    asks: 'What can interrupt an effect that is resolving?',
    says: 'Effects that trigger while an effect or a spell is resolving wait until it is finished. Only these can interrupt it: replacement effects, a card that the effect itself tells a player to use, and declarations for shields that it moves.',
    begin: {
      p1: { hand: [JEWEL, 'Aqua Knight'], manaZone: { light: 4, darkness: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [MUTANT, 'Burning Mane'] },
    },
    plays: [
      {
        name: 'a trigger waits until the spell is in the graveyard',
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
        name: 'a replacement effect interrupts',
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
        name: 'a card the effect tells a player to use is used within it',
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
            asked: 'p1 choose',
            facts: ['effectTriggered Note Taker'],
            factsNot: ['effectBegan'],
            choose: ['Brain Serum', 'Solar Ray'],
          },
          {
            asked: 'p1 number',
            facts: ['cardUsed Brain Serum', 'effectTriggered Note Taker'],
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
        name: 'a shield trigger interrupts, declared',
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
          { asked: 'p1 choose', facts: ['effectBegan Shield Bearer'], choose: ['Card 1'] },
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
          { asked: 'p1 choose', choose: ['Card 1'] },
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
    id: 'SB-014',
    rules: ['110.5a'],
    status: 'firm',
    asks: 'Does removing the source of an effect stop the effect?',
    says: 'Removing the source of an effect does not remove the effect: it stays on standby until its player resolves it.',
    begin: {
      p1: { hand: [REDZONE], manaZone: { fire: 6 }, battleZone: [RED] },
      p2: { battleZone: [RIAS, 'King Coral'] },
    },
    plays: [
      {
        name: 'the source is destroyed',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${REDZONE}`] },
          {
            asked: 'p2 confirm',
            state: 'turn.main.napResolve.resolving',
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
        name: 'the source is returned to the hand',
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
        name: 'the source was removed before anything triggered',
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
    asks: 'When is an "if" after the trigger checked?',
    says: 'An effect with an "if" clause after its trigger goes on standby whether or not the condition is met. The condition is checked on resolution; if it is not met, nothing happens.',
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
            state: 'turn.main.apResolve.resolving',
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
        name: 'never met',
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
        name: 'met when it triggered, no longer met on resolution',
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
    asks: 'Can a step end while an effect is on standby?',
    says: 'A step or a substep of an attack cannot end while an effect is on standby; every effect resolves in the step in which it triggered.',
    begin: {
      step: 'attack',
      cards: [lookout],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Lookout', GIGA] },
    },
    plays: [
      {
        name: 'no block before the attack triggers have resolved',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 confirm',
            state: 'turn.attack.declaration.napResolve.resolving',
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
        name: 'the turn does not end before the end-of-turn triggers have resolved',
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
  {
    id: 'SB-017',
    rules: ['512.1', '101.4d'],
    status: 'firm',
    asks: 'The rest of the turn is skipped. What happens to the effects on standby?',
    says: 'An effect that skips the rest of the turn resolves while others are on standby. They never resolve: nothing is on standby any more, and the next turn begins.',
    begin: {
      p1: { hand: ['Forest Hornet'], manaZone: { nature: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [UNIDENTIFIED, RIAS] },
    },
    plays: [
      {
        name: 'the skip first',
        steps: [
          { asked: 'p1 main', choose: ['Summon Forest Hornet'] },
          {
            asked: 'p2 standby',
            facts: [`p2 effectTriggered ${UNIDENTIFIED}`, `p2 effectTriggered ${RIAS}`],
            offers: [UNIDENTIFIED, RIAS],
            only: true,
            choose: [UNIDENTIFIED],
          },
          {
            asked: 'p2 charge',
            standby: [],
            facts: ['restOfTurnSkipped', 'p2 turnBegan'],
            factsNot: [`effectBegan ${RIAS}`, 'turnEnding'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p2 attack',
          factsNot: [`effectBegan ${RIAS}`],
          p1: { battleZone: ['Fear Fang', 'Forest Hornet'], hand: 0, graveyard: 0 },
          p2: { battleZone: [UNIDENTIFIED, RIAS], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'the skip last',
        steps: [
          { asked: 'p1 main', choose: ['Summon Forest Hornet'] },
          { asked: 'p2 standby', choose: [RIAS] },
          { asked: 'p2 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p2 cardDrawn', `effectResolved ${RIAS}`, 'restOfTurnSkipped', 'p2 turnBegan'],
          p1: { battleZone: ['Fear Fang', 'Forest Hornet'], hand: 0, graveyard: 0 },
          p2: { battleZone: [UNIDENTIFIED, RIAS], hand: 2, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-018',
    rules: ['603.3a', '603.3b', '700.2a'],
    status: 'conflict',
    asks: 'When is the mode of a triggered effect chosen, and when an icon ability?',
    says: 'The mode of a triggered effect is chosen just before it resolves; in the older version, when it triggers. Icon abilities are chosen when they go on standby, and they resolve even if the creature with the icon has left.',
    begin: {
      cards: [crossroads, bondLeader, bondSender, bondReader, bondStriker],
      p1: { hand: ['Crossroads'], manaZone: { water: 2 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'the mode is chosen at resolution',
        steps: [
          { asked: 'p1 main', choose: ['Summon Crossroads'] },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Crossroads'],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: ['Yes'] },
          {
            asked: 'p1 mode',
            state: 'turn.main.apResolve.resolving',
            facts: ['p1 cardDrawn', 'effectBegan Crossroads'],
            offers: ['draw', 'destroy'],
            only: true,
            mayPass: false,
            choose: ['destroy'],
          },
          { asked: 'p1 choose', offers: ['Burning Mane', 'Fear Fang'], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Fear Fang'],
          factsNot: ['cardDrawn'],
          p1: { battleZone: [RIAS, 'Crossroads'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
      {
        name: 'older version: the mode is chosen when it triggers',
        begin: { rules: '1.28' },
        steps: [
          { asked: 'p1 main', choose: ['Summon Crossroads'] },
          {
            asked: 'p1 mode',
            facts: ['effectTriggered Crossroads'],
            factsNot: ['effectBegan'],
            offers: ['draw', 'destroy'],
            only: true,
            mayPass: false,
            choose: ['draw'],
          },
          {
            asked: 'p1 standby',
            factsNot: ['effectBegan'],
            offers: [RIAS, 'Crossroads'],
            only: true,
            choose: [RIAS],
          },
          { asked: 'p1 confirm', facts: [`effectBegan ${RIAS}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['effectBegan Crossroads', 'p1 cardDrawn'],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: [RIAS, 'Crossroads'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'icon abilities resolve without their creature',
        begin: {
          step: 'attack',
          p1: {
            hand: 0,
            battleZone: [
              { name: 'Bond Leader', over: ['Bond Reader'] },
              'Bond Sender',
              'Bond Reader',
              'Bond Striker',
            ],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Bond Leader attacks the player'] },
          { asked: 'p1 confirm', facts: ['effectBegan Bond Leader'], choose: ['Yes'] },
          {
            asked: 'p1 mode',
            facts: ['cardMoved Bond Reader > graveyard'],
            factsNot: ['effectTriggered'],
            offers: ['Bond Sender', 'Bond Reader', 'Bond Striker'],
            only: true,
            mayPass: false,
            choose: ['Bond Sender', 'Bond Reader'],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [
              'effectTriggered Bond Sender',
              'effectTriggered Bond Reader',
              'effectResolved Bond Leader',
            ],
            factsNot: ['effectBegan Bond Sender', 'effectBegan Bond Reader', 'effectTriggered Bond Striker'],
            offers: ['Bond Sender', 'Bond Reader'],
            only: true,
            choose: ['Bond Sender'],
          },
          {
            asked: 'p1 choose',
            offers: ['Bond Leader', 'Bond Reader', 'Bond Striker'],
            only: true,
            choose: ['Bond Reader'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            'cardMoved Bond Reader > hand',
            'effectResolved Bond Sender',
            'effectBegan Bond Reader',
            'p1 cardDrawn',
          ],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['Bond Leader (tapped)', 'Bond Sender', 'Bond Striker'],
            hand: ['Bond Reader', 'Filler'],
            graveyard: ['Bond Reader'],
          },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'icon abilities are not used without a card from underneath',
        begin: {
          step: 'attack',
          p1: {
            hand: 0,
            battleZone: [{ name: 'Bond Leader', over: ['Bond Reader'] }, 'Bond Sender', 'Bond Reader'],
          },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Bond Leader attacks the player'] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 shields',
          factsNot: ['effectTriggered', 'cardMoved', 'cardDrawn'],
          p1: {
            battleZone: ['Bond Leader (tapped, over Bond Reader)', 'Bond Sender', 'Bond Reader'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-019',
    rules: ['603.2b', '101.4d'],
    status: 'firm',
    asks: 'One effect casts two spells. How often does an ability trigger on casting, and when does it resolve?',
    says: 'One effect casts two spells in sequence. An ability that triggers on casting a spell triggers for each, and both of its effects wait until the casting effect is finished.',
    begin: {
      cards: [noteTaker, pondDragon],
      p1: {
        hand: [KIRIKO],
        manaZone: { water: 8 },
        battleZone: ['Pond Dragon', 'Note Taker'],
        deck: ['Virtual Tripwire', 'Filler', 'Solar Ray', 'Filler', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'two spells',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${KIRIKO}`] },
          {
            asked: 'p1 order',
            offers: ['Virtual Tripwire', 'Solar Ray'],
            only: true,
            choose: ['Virtual Tripwire', 'Solar Ray'],
          },
          {
            asked: 'p1 choose',
            facts: ['cardUsed Virtual Tripwire', 'effectTriggered Note Taker'],
            factsNot: ['effectBegan Note Taker', 'cardUsed Solar Ray'],
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 choose',
            facts: ['cardUsed Solar Ray', 'effectTriggered Note Taker'],
            factsNot: ['effectBegan Note Taker'],
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `effectResolved ${KIRIKO}`,
            'effectBegan Note Taker',
            'p1 cardDrawn',
            'effectBegan Note Taker',
            'p1 cardDrawn',
          ],
          factsNot: ['effectTriggered'],
          p1: {
            battleZone: [`${KIRIKO} (over Pond Dragon)`, 'Note Taker'],
            hand: 2,
            graveyard: ['Virtual Tripwire', 'Solar Ray'],
            deck: 2,
          },
          p2: { battleZone: ['Burning Mane (tapped)', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one spell',
        begin: {
          p1: { deck: ['Filler', 'Solar Ray', 'Filler', 'Filler', 'Filler'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${KIRIKO}`] },
          { asked: 'p1 choose', facts: ['effectTriggered Note Taker'], choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectResolved ${KIRIKO}`, 'effectBegan Note Taker'],
          p1: {
            battleZone: [`${KIRIKO} (over Pond Dragon)`, 'Note Taker'],
            hand: 1,
            graveyard: ['Solar Ray'],
            deck: 3,
          },
          p2: { battleZone: ['Burning Mane', 'Fear Fang (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-020',
    rules: ['603.2b', '603.2f'],
    status: 'firm',
    asks: 'How often can one attack trigger an ability, and when can it be declared?',
    says: "An ability that triggers on its creature's own attack or destruction triggers once for that event. An ability that must be declared can be declared only at that event, and again at the next one.",
    begin: {
      step: 'attack',
      cards: [duelist],
      p1: { battleZone: ['Duelist', 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'once for the attack',
        steps: [
          { asked: 'p1 attack', choose: ['Duelist attacks the player'] },
          {
            asked: 'p1 shields',
            facts: ['effectTriggered Duelist', 'p1 cardDrawn', 'effectResolved Duelist'],
            choose: ['Shield 1'],
          },
          { asked: 'p1 attack', factsNot: ['effectTriggered'], choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', factsNot: ['effectTriggered'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered'],
          p1: {
            battleZone: ['Duelist (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
            hand: 1,
            graveyard: 0,
            deckCount: 19,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 2, graveyard: 0, shieldZone: 3 },
        },
      },
      {
        name: 'once for the destruction',
        begin: {
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Aqua Knight', 'Aqua Knight'] },
          p2: { battleZone: [{ name: MUTANT, tapped: true }] },
        },
        steps: [{ asked: 'p1 attack', choose: [`Fear Fang attacks ${MUTANT}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardDestroyed ${MUTANT}`,
            `effectTriggered ${MUTANT}`,
            `effectBegan ${MUTANT}`,
            'p1 cardDiscarded Aqua Knight',
          ],
          p1: {
            battleZone: ['Fear Fang (tapped)', 'Burning Mane'],
            hand: ['Aqua Knight'],
            graveyard: ['Aqua Knight'],
          },
          p2: { battleZone: [], hand: 0, graveyard: [MUTANT] },
        },
      },
      {
        name: 'declared once for each attack',
        begin: { p1: { battleZone: [RED, RED, 'Burning Mane'], hand: [REDZONE] } },
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', offers: [`Declare ${REDZONE}`], only: true, choose: [] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', factsNot: ['usageDeclared'], choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`],
            only: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`usageDeclared ${REDZONE}`, `cardPut ${REDZONE}`, 'cardDestroyed Forest Hornet'],
          p1: {
            battleZone: [`${RED} (tapped)`, `${REDZONE} (tapped, over ${RED})`, 'Burning Mane'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: [], hand: 1, graveyard: ['Forest Hornet'], shieldZone: 4 },
        },
      },
    ],
  },
  {
    id: 'SB-021',
    rules: ['603.2e', '603.2f'],
    status: 'firm',
    asks: 'Does an invasion go on standby if it is not declared?',
    says: 'An invasion in the hand that is not declared does not trigger: it never goes on standby, and its card is not revealed.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            standby: [`p1 declares attackDeclared ${RED}`],
            state: 'turn.attack.declaration.apDeclare',
            factsNot: ['effectTriggered'],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [],
          },
          {
            asked: 'p1 shields',
            forbids: [`${REDZONE} @506.3b`],
            factsNot: ['effectTriggered', 'effectBegan', `cardRevealed ${REDZONE}`, 'usageDeclared'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered'],
          p1: { battleZone: [`${RED} (tapped)`, 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            standby: [`p1 declares attackDeclared ${RED}`],
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [
            `cardRevealed ${REDZONE} @603.2f`,
            `usageDeclared ${REDZONE} @603.2f`,
            `effectTriggered ${REDZONE}`,
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE}`,
          ],
          p1: { battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'SB-022',
    rules: ['603.2', '603.2e'],
    status: 'firm',
    asks: 'Can Redzone be declared when no fire Command attacks?',
    says: 'A requirement in the trigger itself must be met when the ability is declared. Redzone requires a fire Command, so it cannot be declared when a fire creature that is not a Command attacks.',
    begin: {
      step: 'attack',
      cards: [scrapRider],
      p1: { hand: [REDZONE], battleZone: [RED, 'Brawler Zyler', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'no Command attacks, no decision',
        steps: [
          { asked: 'p1 attack', choose: ['Brawler Zyler attacks the player'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared', 'effectTriggered'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['usageDeclared', 'effectTriggered'],
          p1: { battleZone: [RED, 'Brawler Zyler (tapped)', 'Fear Fang'], hand: [REDZONE], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'no Command attacks, only another card can be declared',
        begin: { p1: { hand: [REDZONE, 'Scrap Rider'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Brawler Zyler attacks the player'] },
          {
            asked: 'p1 declareUsage',
            offers: ['Declare Scrap Rider'],
            only: true,
            lacks: [REDZONE],
            forbids: [`${REDZONE} @603.2`],
            choose: ['Declare Scrap Rider'],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: ['usageDeclared Scrap Rider', 'cardPut Scrap Rider'],
          factsNot: [`usageDeclared ${REDZONE}`, `cardRevealed ${REDZONE}`],
          p1: {
            battleZone: [RED, 'Scrap Rider (tapped, over Brawler Zyler)', 'Fear Fang'],
            hand: [REDZONE],
            graveyard: 0,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'a fire Command attacks',
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
          facts: [`usageDeclared ${REDZONE}`, `cardPut ${REDZONE}`],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Brawler Zyler', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'], shieldZone: 5 },
        },
      },
    ],
  },
  {
    id: 'SB-023',
    rules: ['603.4', '603.2f'],
    status: 'firm',
    asks: 'Can Gi Lugirin be declared with fewer than four Magic Tools?',
    says: 'A requirement after the trigger need not be met when the ability is declared. Gi Lugirin can be declared with fewer than four Magic Tools; four are needed only when it resolves.',
    begin: {
      p1: {
        hand: [BAREDU, LUGIRIN],
        manaZone: { water: 2 },
        battleZone: ['Fear Fang', DURINRI],
        graveyard: [DURINRI],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'still too few at resolution',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          {
            asked: 'p1 declareUsage',
            facts: [`cardUsed ${BAREDU}`],
            factsNot: ['cardDrawn'],
            offers: ['Declare 卍 Gi Lugirin 卍'],
            only: true,
            mayPass: true,
            choose: ['Declare 卍 Gi Lugirin 卍'],
          },
          {
            asked: 'p1 choose',
            facts: [`usageDeclared ${LUGIRIN}`, `effectTriggered ${LUGIRIN}`, 'p1 cardDrawn', 'p1 cardDrawn'],
            factsNot: ['effectBegan'],
            choose: ['Filler #1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDiscarded Filler',
            `cardMoved ${BAREDU} > graveyard`,
            'effectBegan',
            `effectMisfired ${LUGIRIN} @603.4`,
          ],
          factsNot: ['cardPut', 'useDeclared'],
          p1: {
            battleZone: ['Fear Fang', DURINRI],
            hand: [LUGIRIN, 'Filler'],
            graveyard: [DURINRI, 'Filler', BAREDU],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'three on declaration, four on resolution',
        begin: { p1: { graveyard: [DURINRI, DURINRI] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          { asked: 'p1 declareUsage', choose: ['Declare 卍 Gi Lugirin 卍'] },
          { asked: 'p1 choose', choose: ['Filler #1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardMoved ${BAREDU} > graveyard`,
            `effectBegan ${LUGIRIN}`,
            'useDeclared',
            `cardPut ${LUGIRIN}`,
          ],
          factsNot: ['effectMisfired'],
          p1: {
            battleZone: ['Fear Fang', `${LUGIRIN} (over ${DURINRI}, ${DURINRI}, ${DURINRI}, ${BAREDU})`],
            hand: 1,
            graveyard: 1,
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not declared, although there would have been four',
        begin: { p1: { graveyard: [DURINRI, DURINRI] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${BAREDU}`] },
          { asked: 'p1 declareUsage', choose: [] },
          { asked: 'p1 choose', factsNot: ['effectTriggered'], choose: ['Filler #1'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardPut'],
          p1: {
            battleZone: ['Fear Fang', DURINRI],
            hand: [LUGIRIN, 'Filler'],
            graveyard: [DURINRI, DURINRI, 'Filler', BAREDU],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-024',
    rules: ['605.2c', '302.2'],
    status: 'firm',
    asks: "Does a spell's own effect go on standby?",
    says: "A spell's own effect never goes on standby. Both of its parts are carried out on casting, in printed order.",
    begin: {
      p1: { hand: [JEWEL], manaZone: { light: 4, darkness: 4 }, battleZone: ['Aqua Vehicle'] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang', { name: 'Forest Hornet', tapped: true }] },
    },
    plays: [
      {
        name: 'destroys one creature, then taps the rest',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${JEWEL}`] },
          {
            asked: 'p1 choose',
            facts: [`cardUsed ${JEWEL}`],
            factsNot: ['effectTriggered', 'effectBegan', 'cardTapped Fear Fang'],
            offers: ['Burning Mane', 'Fear Fang'],
            only: true,
            lacks: ['Forest Hornet'],
            mayPass: false,
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDestroyed Burning Mane',
            'cardTapped Fear Fang',
            `cardMoved ${JEWEL} > graveyard @605.2f`,
          ],
          factsNot: ['effectTriggered', 'effectBegan', 'cardTapped Forest Hornet'],
          p1: { battleZone: ['Aqua Vehicle'], hand: 0, graveyard: [JEWEL] },
          p2: {
            battleZone: ['Fear Fang (tapped)', 'Forest Hornet (tapped)'],
            hand: 0,
            graveyard: ['Burning Mane'],
          },
        },
      },
      {
        name: 'nothing can be chosen, but the second part is carried out',
        begin: { p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] } },
        steps: [{ asked: 'p1 main', choose: [`Cast ${JEWEL}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardUsed ${JEWEL}`, `cardMoved ${JEWEL} > graveyard`],
          factsNot: ['cardDestroyed', 'effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Aqua Vehicle'], hand: 0, graveyard: [JEWEL] },
          p2: { battleZone: ['Forest Hornet (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-025',
    rules: ['605.2b', '605.2c'],
    status: 'firm',
    asks: 'Can the caster of a spell carry out its second part first?',
    says: 'The caster cannot resolve the second part of a spell first to avoid the first. Shin Gaiginga, the only untapped creature, must be chosen and destroyed, and it triggers because it was chosen.',
    begin: {
      p1: { hand: [JEWEL], manaZone: { light: 4, darkness: 4 }, battleZone: ['Aqua Vehicle'] },
      p2: { battleZone: [GAIGINGA, { name: 'Forest Hornet', tapped: true }] },
    },
    plays: [
      {
        name: 'the only creature that can be chosen',
        steps: [{ asked: 'p1 main', choose: [`Cast ${JEWEL}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardUsed ${JEWEL}`,
            `cardChosen ${GAIGINGA}`,
            `p2 effectTriggered ${GAIGINGA}`,
            `cardDestroyed ${GAIGINGA}`,
            `cardMoved ${JEWEL} > graveyard`,
            `p2 effectBegan ${GAIGINGA}`,
            'p2 turnGained',
          ],
          factsNot: [`cardTapped ${GAIGINGA}`],
          p1: { battleZone: ['Aqua Vehicle'], hand: 0, graveyard: [JEWEL] },
          p2: { battleZone: ['Forest Hornet (tapped)'], hand: 0, graveyard: [GAIGINGA] },
        },
      },
      {
        name: 'another creature can be chosen',
        begin: { p2: { battleZone: [GAIGINGA, 'Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${JEWEL}`] },
          {
            asked: 'p1 choose',
            offers: [GAIGINGA, 'Forest Hornet'],
            only: true,
            mayPass: false,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet', `cardTapped ${GAIGINGA}`],
          factsNot: [`cardChosen ${GAIGINGA}`, 'effectTriggered', 'turnGained'],
          p1: { battleZone: ['Aqua Vehicle'], hand: 0, graveyard: [JEWEL] },
          p2: { battleZone: [`${GAIGINGA} (tapped)`], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'it was already tapped',
        begin: { p2: { battleZone: [{ name: GAIGINGA, tapped: true }] } },
        steps: [{ asked: 'p1 main', choose: [`Cast ${JEWEL}`] }],
        end: {
          asked: 'p1 attack',
          factsNot: [`cardChosen ${GAIGINGA}`, 'cardDestroyed', 'effectTriggered', 'turnGained'],
          p1: { battleZone: ['Aqua Vehicle'], hand: 0, graveyard: [JEWEL] },
          p2: { battleZone: [`${GAIGINGA} (tapped)`], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-028',
    rules: ['110.5a'],
    status: 'firm',
    asks: 'Raija returns Mist Rias. Does the draw of Mist Rias still resolve?',
    says: 'Raija is put while Mist Rias is in the battle zone, and returns Mist Rias before its draw resolves. The draw is already on standby and still resolves.',
    begin: {
      p1: { hand: [RAIJA], manaZone: { water: 3 }, battleZone: [RIAS, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Mist Rias is returned before its draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RAIJA}`] },
          { asked: 'p1 standby', offers: [RIAS, RAIJA], only: true, choose: [RAIJA] },
          {
            asked: 'p1 choose',
            offers: [RIAS, 'Fear Fang', RAIJA],
            only: true,
            lacks: ['Burning Mane'],
            mayPass: false,
            choose: [RIAS],
          },
          {
            asked: 'p1 confirm',
            facts: [`cardMoved ${RIAS} > hand`, `effectBegan ${RIAS}`],
            mayPass: true,
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
        name: 'Mist Rias is returned after its draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RAIJA}`] },
          { asked: 'p1 standby', choose: [RIAS] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', facts: ['p1 cardDrawn', `effectBegan ${RAIJA}`], choose: [RIAS] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${RIAS} > hand`],
          factsNot: ['cardDrawn'],
          p1: { battleZone: ['Fear Fang', RAIJA], hand: [RIAS, 'Filler'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-029',
    rules: ['110.5a'],
    status: 'firm',
    asks: 'Raija returns itself. Does the draw that it triggered still resolve?',
    says: 'Raija is put while Mist Rias is in the battle zone, and returns itself. The creature that triggered the draw is gone, but the draw still resolves.',
    begin: {
      p1: { hand: [RAIJA], manaZone: { water: 3 }, battleZone: [RIAS] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'Raija returns itself',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RAIJA}`] },
          { asked: 'p1 standby', offers: [RIAS, RAIJA], only: true, choose: [RAIJA] },
          { asked: 'p1 choose', offers: [RIAS, RAIJA], only: true, choose: [RAIJA] },
          {
            asked: 'p1 confirm',
            facts: [`cardMoved ${RAIJA} > hand`, `effectResolved ${RAIJA}`, `effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', `effectResolved ${RIAS}`],
          factsNot: ['effectMisfired'],
          p1: { battleZone: [RIAS], hand: [RAIJA, 'Filler'], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Raija returns itself, and its player declines the draw',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${RAIJA}`] },
          { asked: 'p1 standby', choose: [RAIJA] },
          { asked: 'p1 choose', choose: [RAIJA] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDrawn'],
          p1: { battleZone: [RIAS], hand: [RAIJA], graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-030',
    rules: ['603.4', '605.1'],
    status: 'firm',
    asks: 'When is the condition of mana arms checked?',
    says: 'The condition of mana arms is tested on resolution. With two fire cards in the mana zone its player first resolves an effect that adds a third, and the battle takes place.',
    begin: {
      p1: {
        hand: [MACALLAN],
        manaZone: { fire: 2, nature: 1 },
        battleZone: [ZUNDOKO, 'Fear Fang'],
        deck: ['Burning Mane', 'Fire Sweeper Burning Hellion', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'a fire card is added first',
        begin: { p1: { deck: ['Fire Sweeper Burning Hellion', 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', offers: [ZUNDOKO, MACALLAN], only: true, choose: [ZUNDOKO] },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Fire Sweeper Burning Hellion > manaZone', `effectBegan ${MACALLAN}`],
            offers: ['Aqua Vehicle', 'Forest Hornet'],
            only: true,
            choose: ['Aqua Vehicle'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`battleBegan ${MACALLAN}`, 'cardDestroyed Aqua Vehicle'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: [ZUNDOKO, 'Fear Fang', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Aqua Vehicle'] },
        },
      },
      {
        name: 'a card of another civilization is added',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', choose: [ZUNDOKO] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Burning Mane > manaZone', `effectMisfired ${MACALLAN} @603.4`],
          factsNot: ['battleBegan'],
          p1: { battleZone: [ZUNDOKO, 'Fear Fang', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Macallan first',
        begin: { p1: { deck: ['Fire Sweeper Burning Hellion', 'Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', choose: [MACALLAN] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectMisfired ${MACALLAN} @603.4`, 'cardMoved Fire Sweeper Burning Hellion > manaZone'],
          factsNot: ['battleBegan'],
          p1: { battleZone: [ZUNDOKO, 'Fear Fang', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-031',
    rules: ['603.4', '605.1'],
    status: 'firm',
    asks: 'Macallan needs a third fire card that a field may add. When does it have to be there?',
    says: 'Macallan needs three fire cards; there are two in the mana zone and the field may add the third. Macallan does nothing if it resolves before the field, or if the card that the field adds is not a fire card.',
    begin: {
      p1: {
        hand: [MACALLAN],
        manaZone: { fire: 2, nature: 1 },
        battleZone: [ZUNDOKO, 'Forest Hornet'],
        deck: ['Fire Filler', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'Macallan first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          {
            asked: 'p1 standby',
            facts: [`effectTriggered ${MACALLAN}`],
            offers: [ZUNDOKO, MACALLAN],
            only: true,
            choose: [MACALLAN],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`effectMisfired ${MACALLAN} @603.4`, 'cardMoved Fire Filler > manaZone'],
          factsNot: ['battleBegan'],
          p1: { battleZone: [ZUNDOKO, 'Forest Hornet', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the field first, adding a card that is not fire',
        begin: { p1: { deck: ['Water Filler', 'Fire Filler', 'Filler'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', choose: [ZUNDOKO] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Water Filler > manaZone', `effectMisfired ${MACALLAN} @603.4`],
          factsNot: ['battleBegan'],
          p1: { battleZone: [ZUNDOKO, 'Forest Hornet', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the field first, adding a fire card',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${MACALLAN}`] },
          { asked: 'p1 standby', choose: [ZUNDOKO] },
          {
            asked: 'p1 choose',
            facts: ['cardMoved Fire Filler > manaZone', `effectBegan ${MACALLAN}`],
            offers: ['Fear Fang', 'Burning Mane'],
            only: true,
            choose: ['Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`battleBegan ${MACALLAN}`, 'cardDestroyed Fear Fang'],
          factsNot: ['effectMisfired'],
          p1: { battleZone: [ZUNDOKO, 'Forest Hornet', MACALLAN], hand: 0, graveyard: 0, manaCount: 4 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
    ],
  },
  {
    id: 'SB-041',
    rules: ['409.1e', '409.1c'],
    status: 'firm',
    asks: 'Kiriko Cubic reveals three spells to cast. How are they cast?',
    says: 'Kiriko Cubic reveals three spells to cast. All three become pending together; then each is cast, resolved and put into the graveyard before the next, in the order their player chooses.',
    begin: {
      cards: [pondDragon],
      p1: {
        hand: [KIRIKO],
        manaZone: { water: 8 },
        battleZone: ['Pond Dragon', 'Fear Fang'],
        deck: ['Brain Serum', 'Virtual Tripwire', 'Solar Ray', 'Filler', 'Filler', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'the others are pending while the first is cast',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${KIRIKO}`] },
          {
            asked: 'p1 order',
            facts: ['cardRevealed Brain Serum', 'cardRevealed Virtual Tripwire', 'cardRevealed Solar Ray'],
            factsNot: ['useDeclared Virtual Tripwire', 'useDeclared Brain Serum', 'useDeclared Solar Ray'],
            offers: ['Brain Serum', 'Virtual Tripwire', 'Solar Ray'],
            only: true,
            mayPass: false,
            choose: ['Virtual Tripwire', 'Brain Serum', 'Solar Ray'],
          },
        ],
        end: {
          asked: 'p1 choose',
          facts: ['useDeclared Virtual Tripwire', 'cardUsed Virtual Tripwire'],
          factsNot: ['useDeclared Brain Serum', 'useDeclared Solar Ray'],
          p1: {
            battleZone: [`${KIRIKO} (over Pond Dragon)`, 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            deck: [
              'Brain Serum (pending)',
              'Virtual Tripwire (pending)',
              'Solar Ray (pending)',
              'Filler',
              'Filler',
              'Filler',
              'Filler',
            ],
          },
          p2: { battleZone: ['Burning Mane', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one at a time, and pending cards are not drawn',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${KIRIKO}`] },
          { asked: 'p1 order', choose: ['Virtual Tripwire', 'Brain Serum', 'Solar Ray'] },
          {
            asked: 'p1 choose',
            offers: ['Burning Mane', 'Forest Hornet'],
            only: true,
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 number',
            facts: [
              'cardTapped Burning Mane',
              'cardMoved Virtual Tripwire > graveyard',
              'useDeclared Brain Serum',
            ],
            factsNot: ['useDeclared Solar Ray'],
            choose: ['2'],
          },
          {
            asked: 'p1 choose',
            facts: [
              'p1 cardDrawn Filler',
              'p1 cardDrawn Filler',
              'cardMoved Brain Serum > graveyard',
              'useDeclared Solar Ray',
            ],
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Forest Hornet', 'cardMoved Solar Ray > graveyard', `effectResolved ${KIRIKO}`],
          p1: {
            battleZone: [`${KIRIKO} (over Pond Dragon)`, 'Fear Fang'],
            hand: 2,
            graveyard: ['Virtual Tripwire', 'Brain Serum', 'Solar Ray'],
            deck: 2,
          },
          p2: { battleZone: ['Burning Mane (tapped)', 'Forest Hornet (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'SB-042',
    rules: ['409.1e', '409.1f', '101.4d'],
    status: 'firm',
    asks: 'One effect uses or puts several cards. Can one of them affect another that is not yet dealt with?',
    says: 'What one effect uses or puts waits as a group: a card of it that is not yet dealt with can be neither counted nor chosen, and effects that the first ones trigger resolve after the last.',
    begin: {
      cards: [spendthrift, bonfire],
      p1: {
        hand: [HOGAN],
        manaZone: { water: 8 },
        battleZone: ['Fear Fang'],
        deck: ['Aqua Hulcus', 'Burning Mane', 'Filler', 'Filler'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'two creatures are put',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${HOGAN}`] },
          { asked: 'p1 choose', choose: ['Aqua Hulcus', 'Burning Mane'] },
          { until: 'p1 confirm', passing: 'orFirst' },
          {
            asked: 'p1 confirm',
            facts: ['effectTriggered Aqua Hulcus', `effectResolved ${HOGAN}`, 'effectBegan Aqua Hulcus'],
            choose: ['Yes'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn'],
          p1: {
            battleZone: ['Fear Fang', HOGAN, 'Aqua Hulcus', 'Burning Mane'],
            hand: 1,
            graveyard: 0,
            deckCount: 1,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the first of two spells discards the hand',
        begin: {
          p1: { hand: ['Spendthrift', 'Bonfire', 'Solar Ray', 'Aqua Knight'], manaZone: { fire: 2 } },
        },
        steps: [
          { asked: 'p1 main', choose: ['Summon Spendthrift'] },
          {
            asked: 'p1 order',
            offers: ['Bonfire', 'Solar Ray'],
            only: true,
            choose: ['Bonfire', 'Solar Ray'],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDiscarded Aqua Knight',
            'cardMoved Bonfire > graveyard',
            'cardUsed Solar Ray',
            'cardTapped Forest Hornet',
            'cardMoved Solar Ray > graveyard',
          ],
          factsNot: ['cardDiscarded Solar Ray'],
          p1: {
            battleZone: ['Fear Fang', 'Spendthrift'],
            hand: 0,
            graveyard: ['Aqua Knight', 'Bonfire', 'Solar Ray'],
          },
          p2: { battleZone: ['Forest Hornet (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
