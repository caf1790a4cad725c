import {
  allCreatures,
  another,
  any,
  atEndOfYourTurn,
  atMost,
  atStartOfYourTurn,
  choose,
  creature,
  delayed,
  destroy,
  draw,
  opponentsCreatures,
  put,
  putIntoGraveyard,
  returnToHand,
  spaceCharge,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  whenPut,
  yourGraveyard,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { FORCE, FUNK, GALAXY, GUARDIAN, HAYABUSAMARU, SNOUT, TRAIN, TRI_HORN } from './cardNames.ts';
import { dawn, plain } from './sharedCards.ts';

const COURTNEY = 'Courtney, Summer Breeze Faerie';
const dusk = creature({ ...plain, name: 'Dusk', abilities: [atEndOfYourTurn(draw())] });

const duskCaller = creature({
  ...plain,
  name: 'Dusk Caller',
  abilities: [atEndOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});

const dawnCaller = creature({
  ...plain,
  name: 'Dawn Caller',
  abilities: [atStartOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});

const moves = (
  name: string,
  from: 'hand' | 'manaZone' | 'deck' | 'graveyard' | 'battleZone',
  to: 'hand' | 'manaZone' | 'deck' | 'graveyard',
) =>
  creature({
    ...plain,
    name,
    abilities: [when({ event: 'moved', what: { of: 'you' }, from, to }, topOfDeckTo('shieldZone'))],
  });

const seesCharge = moves('Sees Charge', 'hand', 'manaZone');
const seesManaGo = moves('Sees Mana Go', 'manaZone', 'graveyard');
const seesMill = moves('Sees Mill', 'deck', 'graveyard');
const seesRevival = moves('Sees Revival', 'graveyard', 'hand');
const seesReturn = moves('Sees Return', 'battleZone', 'hand');

const errand = spell({
  name: 'Errand',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    spellAbility(
      putIntoGraveyard(choose(yourMana())),
      topOfDeckTo('graveyard'),
      returnToHand(choose(yourGraveyard())),
      returnToHand(choose(allCreatures({ names: ['Burning Mane'] }))),
    ),
  ],
});

const smallWatcher = creature({
  ...plain,
  name: 'Small Watcher',
  abilities: [whenPut(another('you', { power: atMost(1000) }), draw())],
});

const darkFeeder = creature({ ...plain, name: 'Dark Feeder', abilities: [spaceCharge('darkness', draw())] });

const dozer = creature({
  ...plain,
  name: 'Dozer',
  power: 1000,
  abilities: [
    when(
      { event: 'destroyed', what: { of: 'any', filter: { itself: true, tapped: true } }, tense: 'destroyed' },
      draw(),
    ),
  ],
});

const wreck = spell({
  name: 'Wreck',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(5000) })))],
});

const chronicle = creature({
  ...plain,
  name: 'Chronicle',
  abilities: [when({ event: 'destroyed', what: any('any'), tense: 'destroying' }, draw())],
});

const obituary = creature({ ...plain, name: 'Obituary', abilities: [whenDestroyed(any('any'), draw())] });

const gatekeeper = creature({
  ...plain,
  name: 'Gatekeeper',
  abilities: [whenPut(another('you', { keyword: 'blocker' }), draw())],
});

const vigil = spell({
  name: 'Vigil',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    spellAbility(delayed(when({ event: 'tapped', what: any('any'), first: true }, untap(that)), 'turn')),
  ],
});

/** Destroys a creature and then makes a delayed trigger on destruction. */
const toast = spell({
  ...plain,
  name: 'Toast',
  abilities: [
    spellAbility(
      destroy(choose(opponentsCreatures())),
      delayed(whenDestroyed(any('opponent'), draw()), 'turn'),
    ),
  ],
});

/** 603.5, 603.6: abilities that trigger on a zone change, and delayed triggers. */
export const zoneChangeTriggers: readonly Scenario[] = [
  {
    id: 'TR-032',
    rules: ['501.2a', '511.1a'],
    status: 'firm',
    asks: 'Does a creature put at the start or the end of the turn trigger for that same start or end?',
    says: 'A creature put during the start-of-turn or end-of-turn step does not trigger for that same start or end.',
    begin: {
      cards: [dusk, duskCaller, dawn, dawnCaller],
      step: 'attack',
      p1: { hand: ['Dusk'], battleZone: ['Dusk Caller'] },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'put at the end of the turn',
        steps: [{ asked: 'p1 attack', choose: 'pass' }],
        end: {
          asked: 'p2 charge',
          facts: ['effectTriggered Dusk Caller', 'cardPut Dusk', 'turnEnded'],
          factsNot: ['effectTriggered Dusk', 'p1 cardDrawn'],
          p1: { battleZone: ['Dusk Caller', 'Dusk'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'already in the battle zone',
        begin: { p1: { hand: [], battleZone: ['Dusk', 'Fear Fang'] } },
        steps: [{ asked: 'p1 attack', choose: 'pass' }],
        end: {
          asked: 'p2 charge',
          facts: ['effectTriggered Dusk', 'p1 cardDrawn', 'turnEnded'],
          p1: { battleZone: ['Dusk', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'put at the start of the turn',
        begin: {
          active: 'p2',
          p1: { hand: ['Dawn'], battleZone: ['Dawn Caller'] },
          p2: { battleZone: ['Burning Mane'] },
        },
        steps: [{ asked: 'p2 attack', choose: 'pass' }],
        end: {
          asked: 'p1 charge',
          facts: ['turnBegan', 'effectTriggered Dawn Caller', 'cardPut Dawn', 'p1 cardDrawn'],
          factsNot: ['effectTriggered Dawn'],
          p1: { battleZone: ['Dawn Caller', 'Dawn'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-048',
    rules: ['603.5'],
    status: 'firm',
    asks: 'Between which zones can a move trigger an ability?',
    says: 'An ability can trigger on a move between any two zones: hand, battle zone, mana zone, graveyard and deck.',
    begin: {
      cards: [seesCharge, seesManaGo, seesMill, seesRevival, seesReturn, errand],
      p1: { hand: ['Fear Fang'], battleZone: ['Sees Charge', 'Sees Return'] },
      p2: { battleZone: ['Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'from the hand to the mana zone',
        begin: { step: 'charge' },
        steps: [{ asked: 'p1 charge', choose: ['Charge Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Fear Fang', 'effectTriggered Sees Charge', 'shieldPlaced'],
          factsNot: ['effectTriggered Sees Return'],
          p1: {
            battleZone: ['Sees Charge', 'Sees Return'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Fear Fang'],
            shieldZone: 6,
          },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'from mana zone, deck, graveyard and battle zone',
        begin: {
          p1: {
            hand: ['Errand'],
            manaZone: { water: 2 },
            battleZone: [
              'Sees Charge',
              'Sees Mana Go',
              'Sees Mill',
              'Sees Revival',
              'Sees Return',
              'Burning Mane',
            ],
          },
        },
        steps: [
          { asked: 'p1 main', choose: ['Cast Errand'] },
          {
            asked: 'p1 choose',
            offers: ['Water Filler', 'Water Filler'],
            only: true,
            choose: ['Water Filler'],
          },
          {
            asked: 'p1 choose',
            facts: ['effectTriggered Sees Mana Go', 'effectTriggered Sees Mill'],
            factsNot: ['effectBegan'],
            offers: ['Water Filler', 'Filler'],
            only: true,
            choose: ['Water Filler'],
          },
          {
            asked: 'p1 standby',
            facts: [
              'effectTriggered Sees Revival',
              'effectTriggered Sees Return',
              'cardMoved Errand > graveyard',
            ],
            factsNot: ['effectTriggered Sees Charge', 'effectBegan'],
            offers: ['Sees Mana Go', 'Sees Mill', 'Sees Revival', 'Sees Return'],
            only: true,
            choose: ['Sees Mill'],
          },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Sees Charge', 'Sees Mana Go', 'Sees Mill', 'Sees Revival', 'Sees Return'],
            hand: ['Water Filler', 'Burning Mane'],
            graveyard: ['Filler', 'Errand'],
            shieldZone: 9,
            manaCount: 1,
          },
          p2: { battleZone: ['Tri-horn Shepherd'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-049',
    rules: ['603.5a', '409.1f'],
    status: 'firm',
    asks: 'One spell puts several creatures. Do those put first see the others enter?',
    says: 'Creatures put by one spell enter one at a time. Each time, "when put" abilities are checked on the creatures already in the battle zone, including those just put.',
    begin: {
      p1: { hand: [FORCE, SNOUT, 'Burning Mane'], manaZone: { light: 2 }, battleZone: [SNOUT] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'the newcomer first',
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: [SNOUT, 'Burning Mane'] },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            `cardPut ${SNOUT}`,
            `effectTriggered ${SNOUT}`,
            'cardPut Burning Mane',
            `effectTriggered ${SNOUT}`,
            `effectTriggered ${SNOUT}`,
            `cardMoved ${FORCE} > graveyard`,
            `lastingEffectBegan ${SNOUT}`,
            `lastingEffectBegan ${SNOUT}`,
            `lastingEffectBegan ${SNOUT}`,
          ],
          p1: { battleZone: [SNOUT, SNOUT, 'Burning Mane'], hand: 0, graveyard: [FORCE] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the newcomer last',
        begin: { p1: { hand: [FORCE, 'Burning Mane', SNOUT], battleZone: ['Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', choose: [`Cast ${FORCE}`] },
          { asked: 'p1 choose', choose: ['Burning Mane', SNOUT] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Burning Mane', `cardPut ${SNOUT}`],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Forest Hornet', SNOUT, 'Burning Mane'], hand: 0, graveyard: [FORCE] },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-050',
    rules: ['603.5b', '608.3c'],
    status: 'firm',
    asks: 'Does a continuous effect already apply when a card enters a zone?',
    says: 'A continuous effect applies from the moment a card enters a zone; abilities that trigger on its arrival already see the card as changed.',
    begin: {
      cards: [smallWatcher],
      p1: { hand: ['Solar Ray', 'Burning Mane'], manaZone: { nature: 1 }, battleZone: [COURTNEY] },
      p2: { battleZone: ['Fear Fang', TRI_HORN] },
      step: 'charge',
    },
    plays: [
      {
        name: 'with Courtney, the charged card pays for light',
        steps: [
          { asked: 'p1 charge', choose: ['Charge Burning Mane'] },
          { asked: 'p1 main', offers: ['Cast Solar Ray'], only: true, choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: [COURTNEY],
            hand: 0,
            graveyard: ['Solar Ray'],
            manaZone: ['Burning Mane (tapped)', 'Nature Filler (tapped)'],
          },
          p2: { battleZone: ['Fear Fang (tapped)', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without Courtney, it does not',
        begin: { p1: { battleZone: ['Steel Smasher', 'Forest Hornet'] } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Steel Smasher', 'Forest Hornet'],
            hand: ['Solar Ray'],
            graveyard: 0,
            manaZone: ['Burning Mane', 'Nature Filler'],
          },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a creature enters with reduced power',
        begin: {
          step: 'main',
          p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Small Watcher', FUNK] },
        },
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Burning Mane', 'effectTriggered Small Watcher', 'cardDrawn'],
          p1: { battleZone: ['Small Watcher', FUNK, 'Burning Mane'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a creature enters with its printed power',
        begin: {
          step: 'main',
          p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Small Watcher'] },
        },
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Small Watcher', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Fear Fang', TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-051',
    rules: ['603.5b'],
    status: 'firm',
    asks: 'With Courtney, does a Space Charge for darkness trigger on a nature card that is charged?',
    says: 'With Courtney, a nature card that is charged is already a darkness card when it enters the mana zone, so a Space Charge for darkness triggers.',
    begin: {
      cards: [darkFeeder],
      step: 'charge',
      p1: { hand: ['Burning Mane'], battleZone: [COURTNEY, 'Dark Feeder'] },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'with Courtney',
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Burning Mane', 'effectTriggered Dark Feeder', 'cardDrawn'],
          p1: { battleZone: [COURTNEY, 'Dark Feeder'], hand: 1, graveyard: 0, manaCount: 1 },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without Courtney',
        begin: { p1: { battleZone: ['Dark Feeder'] }, p2: { battleZone: [COURTNEY] } },
        steps: [{ asked: 'p1 charge', choose: ['Charge Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['manaCharged Burning Mane'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Dark Feeder'], hand: 0, graveyard: 0, manaCount: 1 },
          p2: { battleZone: [COURTNEY], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-052',
    rules: ['603.5c'],
    status: 'firm',
    asks: 'The card with the ability itself moves. Which state of it is checked?',
    says: 'If the card with the ability itself moves in the event, its state just before the event is checked, for instance whether it was tapped.',
    begin: {
      cards: [dozer, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: [{ name: 'Dozer', tapped: true }, 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Deathliger, Lion of Chaos'] },
    },
    plays: [
      {
        name: 'it was tapped',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardDestroyed Dozer > graveyard',
            'effectTriggered Dozer',
            'cardMoved Wreck > graveyard',
            'cardDrawn',
          ],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 1, graveyard: ['Dozer', 'Wreck'] },
          p2: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it was not tapped',
        begin: { p1: { battleZone: ['Dozer', 'Deathliger, Lion of Chaos'] } },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Dozer > graveyard'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: ['Dozer', 'Wreck'] },
          p2: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-053',
    rules: ['603.5c'],
    status: 'conflict',
    asks: 'How often does a creature trigger on creatures "being destroyed" if it is destroyed together with two others?',
    says: 'A creature whose ability triggers when creatures "are being destroyed" is itself destroyed together with two others: it triggers three times. Under 1.50 it looks back only at itself.',
    begin: {
      cards: [chronicle, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: ['Chronicle', 'Fear Fang', 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'three times',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'effectTriggered Chronicle',
            'effectTriggered Chronicle',
            'effectTriggered Chronicle',
            'cardMoved Wreck > graveyard',
            'cardDrawn',
            'cardDrawn',
            'cardDrawn',
          ],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 3,
            graveyard: ['Chronicle', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: '1.50: once, for itself',
        begin: { rules: '1.50' },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['effectTriggered Chronicle', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 1,
            graveyard: ['Chronicle', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
    ],
  },
  {
    id: 'TR-054',
    rules: ['603.5c', '603.5d'],
    status: 'firm',
    asks: 'How often does a creature trigger on creatures that "were destroyed" if it is destroyed together with two others?',
    says: 'A creature whose ability triggers when creatures "were destroyed" is itself destroyed together with two others: it triggers for itself only. Super Trash Train, whose ability refers to other creatures, does not trigger.',
    begin: {
      cards: [obituary, wreck],
      p1: {
        hand: ['Wreck'],
        manaZone: { darkness: 2 },
        battleZone: ['Obituary', 'Fear Fang', 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Burning Mane'] },
    },
    plays: [
      {
        name: 'once, for itself',
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Obituary', 'effectTriggered Obituary', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 1,
            graveyard: ['Obituary', 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'Super Trash Train is destroyed with them',
        begin: { p1: { battleZone: [TRAIN, 'Fear Fang', 'Deathliger, Lion of Chaos'] } },
        steps: [{ asked: 'p1 main', choose: ['Cast Wreck'] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardDestroyed ${TRAIN}`],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 0,
            graveyard: [TRAIN, 'Fear Fang', 'Wreck'],
          },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'Super Trash Train stays',
        begin: {
          step: 'attack',
          p1: { hand: [], manaZone: 0, battleZone: [TRAIN, 'Steel Smasher'] },
          p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Steel Smasher attacks Fear Fang'] },
          {
            asked: 'p1 confirm',
            facts: [`effectTriggered ${TRAIN}`, `effectTriggered ${TRAIN}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [TRAIN], hand: 2, graveyard: ['Steel Smasher'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Fear Fang'] },
        },
      },
    ],
  },
  {
    id: 'TR-055',
    rules: ['603.5d', '110.4f'],
    status: 'firm',
    asks: 'Does choosing a shield for Shield Force go on standby?',
    says: 'How a creature is put, such as choosing a shield for Shield Force, is part of putting it: nothing triggers and nothing goes on standby.',
    begin: {
      p1: { hand: [GALAXY], manaZone: { light: 7 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [TRI_HORN] },
    },
    plays: [
      {
        name: 'a shield is chosen',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          {
            asked: 'p1 choose',
            factsNot: [`cardPut ${GALAXY}`],
            offers: ['Shield 1', 'Shield 2', 'Shield 3', 'Shield 4', 'Shield 5'],
            only: true,
            choose: ['Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Fear Fang', GALAXY], hand: 0, graveyard: 0, shieldZone: 5 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'there is no shield',
        begin: { p1: { shieldZone: 0 } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${GALAXY}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'effectBegan'],
          p1: { battleZone: ['Fear Fang', GALAXY], hand: 0, graveyard: 0, shieldZone: 0 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-056',
    rules: ['603.5d', '110.4f'],
    status: 'firm',
    asks: 'Does a creature with Shield Force count as a blocker the moment it is put?',
    says: 'A creature with Shield Force for which a shield was chosen has the granted ability from the first moment: an ability that triggers when a blocker is put triggers.',
    begin: {
      cards: [gatekeeper],
      p1: { hand: [GALAXY], manaZone: { light: 7 }, battleZone: ['Gatekeeper'] },
      p2: { battleZone: [TRI_HORN] },
    },
    plays: [
      {
        name: 'a shield is chosen',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${GALAXY}`] },
          { asked: 'p1 choose', choose: ['Shield 2'] },
          {
            asked: 'p1 attack',
            facts: [`cardPut ${GALAXY}`, 'effectTriggered Gatekeeper', 'cardDrawn'],
            choose: 'pass',
          },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: [`${TRI_HORN} attacks the player`] },
          {
            asked: 'p1 block',
            offers: [`Block with ${GALAXY}`],
            only: true,
            choose: [`Block with ${GALAXY}`],
          },
        ],
        end: {
          asked: 'p1 charge',
          facts: [`cardDestroyed ${TRI_HORN}`],
          p1: { battleZone: ['Gatekeeper', GALAXY], hand: 2, graveyard: 0, shieldZone: 5 },
          p2: { battleZone: [], hand: 1, graveyard: [TRI_HORN] },
        },
      },
      {
        name: 'there is no shield',
        begin: { p1: { shieldZone: 0 } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${GALAXY}`] }],
        end: {
          asked: 'p1 attack',
          facts: [`cardPut ${GALAXY}`],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Gatekeeper', GALAXY], hand: 0, graveyard: 0 },
          p2: { battleZone: [TRI_HORN], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'TR-057',
    rules: ['603.6'],
    status: 'firm',
    asks: 'When does a creature summoned by ninja strike go back to the deck?',
    says: 'A ninja strike creates a delayed trigger: at the end of the turn, and not before, the ninja goes to the bottom of the deck.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: [TRI_HORN, GUARDIAN] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 choose', choose: [TRI_HORN] },
          { asked: 'p2 block', choose: [`Block with ${TRI_HORN}`] },
          {
            asked: 'p1 attack',
            facts: ['cardDestroyed Fear Fang'],
            factsNot: [`cardMoved ${HAYABUSAMARU}`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'turnEnding',
            `effectTriggered ${HAYABUSAMARU}`,
            `cardMoved ${HAYABUSAMARU} > deck`,
            'turnEnded',
          ],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Fear Fang'] },
          p2: { battleZone: [TRI_HORN, GUARDIAN], hand: 1, graveyard: 0, deckCount: 20 },
        },
      },
      {
        name: 'not declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [] },
          { asked: 'p2 block', choose: 'pass' },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p1 attack', choose: 'pass' },
        ],
        end: {
          asked: 'p2 charge',
          factsNot: ['effectTriggered', 'cardMoved'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: [TRI_HORN, GUARDIAN],
            hand: [HAYABUSAMARU, 'Filler', 'Filler'],
            graveyard: 0,
            deckCount: 19,
          },
        },
      },
    ],
  },
  {
    id: 'TR-058',
    rules: ['603.6a'],
    status: 'firm',
    asks: 'Does a delayed trigger see an event that happened just before it was created?',
    says: 'A delayed trigger waits for events from its creation on. One that happened just before, earlier in the same spell, does not trigger it.',
    begin: {
      cards: [toast],
      p1: { hand: ['Toast', 'Terror Pit'], manaZone: { darkness: 6, nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'the creature destroyed by the spell',
        begin: { p1: { hand: ['Toast'], manaZone: { nature: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Toast'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Burning Mane', 'cardMoved Toast > graveyard'],
          factsNot: ['effectTriggered', 'cardDrawn'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Toast'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'one destroyed afterwards',
        steps: [
          { asked: 'p1 main', choose: ['Cast Toast'] },
          { until: 'p1 choose', passing: 'orFirst' },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          { asked: 'p1 main', factsNot: ['effectTriggered', 'cardDrawn'], choose: ['Cast Terror Pit'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet', 'effectTriggered Toast', 'p1 cardDrawn'],
          p1: { battleZone: ['Fear Fang'], hand: 1, graveyard: ['Toast', 'Terror Pit'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Burning Mane', 'Forest Hornet'] },
        },
      },
    ],
  },
  {
    id: 'TR-059',
    rules: ['603.6a'],
    status: 'conflict',
    asks: 'Does a spell that untaps creatures when they become tapped affect a creature that was tapped before it?',
    says: 'A spell that untaps each creature the first time it becomes tapped this turn does not apply retroactively: a creature tapped before the spell stays tapped; one tapped afterwards untaps once.',
    begin: {
      cards: [vigil],
      p1: {
        hand: ['Solar Ray', 'Vigil', 'Solar Ray', 'Solar Ray'],
        manaZone: { light: 8 },
        battleZone: ['Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    },
    plays: [
      {
        name: 'before and after the spell',
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
          { asked: 'p1 main', facts: ['cardTapped Fear Fang'], choose: ['Cast Vigil'] },
          { asked: 'p1 main', factsNot: ['effectTriggered', 'cardUntapped'], choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
          {
            asked: 'p1 main',
            facts: ['cardTapped Burning Mane', 'effectTriggered Vigil', 'cardUntapped Burning Mane'],
            factsNot: ['cardUntapped Fear Fang'],
            choose: ['Cast Solar Ray'],
          },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Burning Mane'],
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: {
            battleZone: ['Deathliger, Lion of Chaos'],
            hand: 0,
            graveyard: ['Solar Ray', 'Solar Ray', 'Solar Ray', 'Vigil'],
          },
          p2: { battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without the spell',
        begin: { p1: { hand: ['Solar Ray'], manaZone: { light: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Solar Ray'] },
          { asked: 'p1 choose', choose: ['Burning Mane'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered', 'cardUntapped'],
          p1: { battleZone: ['Deathliger, Lion of Chaos'], hand: 0, graveyard: ['Solar Ray'] },
          p2: { battleZone: ['Fear Fang', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
