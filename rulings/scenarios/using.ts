import {
  additionalCost,
  another,
  any,
  castle,
  choose,
  countOf,
  creature,
  crossGear,
  d2Field,
  destroy,
  discard,
  draw,
  each,
  field,
  forEach,
  gets,
  oneOf,
  opponentsCreatures,
  power,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';
import type { Scenario } from '../scenario.ts';
import { HAYABUSARYU, LULUFENS, OCCULT, SURFER } from './cardNames.ts';

const CYBER_I = 'Cyber I Choice';
const ONIKAMAS = 'Onikamas, Strange Flow';
const SENNO = 'Senno, Brainwash';
const COURTNEY = 'Courtney, Summer Breeze Faerie';
const SIX_DARKNESS = `Tap ${Array(6).fill('Darkness Filler').join(', ')}`;

const UNIDENTIFIED = 'Completely Unidentified';
const SPELL_DEL_FIN = 'Spell Del Fin, Light Divine Dragon';
const plain = { civilizations: ['nature'], cost: 2 } as const;
const armor = crossGear({ ...plain, name: 'Bark Armor', abilities: [] });
const keep = castle({ ...plain, name: 'Hill Keep', abilities: [each(yourCreatures(), power(1000))] });
const meadow = field({ ...plain, name: 'Wide Meadow', abilities: [each(yourCreatures(), power(1000))] });
const stage = d2Field({ ...plain, name: 'Duel Stage', abilities: [each(yourCreatures(), power(1000))] });

/** Draws whenever its player uses a card of any type. */
const clerk = creature({
  ...plain,
  name: 'Clerk',
  power: 1000,
  abilities: [when({ event: 'used', by: 'you' }, draw())],
});

/** Draws whenever its player casts a spell. */
const scholar = creature({
  ...plain,
  name: 'Scholar',
  power: 1000,
  abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
});

/** Shield triggers on other card types. */
const trapArmor = crossGear({ ...plain, name: 'Trap Armor', abilities: [shieldTrigger] });

/** Destroys a creature when the opponent puts one without summoning it. */
const bouncer = creature({
  ...plain,
  name: 'Bouncer',
  power: 1000,
  abilities: [
    when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, destroy(choose(opponentsCreatures()))),
  ],
});

/** Puts a noncreature card from the hand without using it. */
const herald = creature({
  ...plain,
  name: 'Herald',
  power: 1000,
  abilities: [wheneverAttacks(self, put(choose(yourHand({ type: ['field', 'd2Field', 'crossGear'] }))))],
});

/** A spell with modes, and one with an effect before its modes. */
const fork = spell({
  ...plain,
  name: 'Forked Path',
  abilities: [spellAbility(oneOf(draw(2), destroy(choose(opponentsCreatures()))))],
});

const bend = spell({
  ...plain,
  name: 'Bent Path',
  abilities: [spellAbility(draw(), oneOf(draw(2), destroy(choose(opponentsCreatures()))))],
});

const guide = creature({
  ...plain,
  name: 'Pathfinder',
  power: 1000,
  abilities: [whenPut(self, oneOf(draw(2), destroy(choose(opponentsCreatures()))))],
});

const reducer = creature({
  ...plain,
  name: 'Thrifty Elf',
  power: 1000,
  abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 })],
});

const taxer = creature({
  ...plain,
  name: 'Tax Collector',
  power: 1000,
  abilities: [
    each({ in: 'hand', of: 'opponent', filter: { type: 'creature' } }, { kind: 'cost', by: 1, atLeast: 0 }),
  ],
});

/** Cards go to a mana zone without being used. */
const tiller = creature({
  ...plain,
  name: 'Tiller',
  power: 1000,
  abilities: [wheneverAttacks(self, topOfDeckTo('manaZone'))],
});

const donor = creature({
  ...plain,
  name: 'Donor',
  power: 1000,
  abilities: [wheneverAttacks(self, topOfDeckTo('manaZone', 1, 'opponent'))],
});

/** Draws as many cards as are in its player's hand. */
const census = spell({ ...plain, name: 'Census', abilities: [spellAbility(draw(countOf(yourHand())))] });

/** Lets creatures be summoned from the mana zone. */
const orchard = creature({
  ...plain,
  name: 'Orchard Keeper',
  power: 1000,
  abilities: [
    each(yourMana({ type: 'creature' }), { kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }),
  ],
});

/** Its additional cost is to discard a card. */
const toll = creature({
  ...plain,
  name: 'Toll Taker',
  power: 4000,
  abilities: [additionalCost(discard(choose(yourHand())))],
});

/** Draws when another creature of its player is put. */
const mentor = creature({
  ...plain,
  name: 'Mentor',
  power: 1000,
  abilities: [whenPut(another('you'), draw())],
});

/** Two civilizations. */
const amphibian = creature({
  name: 'Amphibian',
  civilizations: ['water', 'nature'],
  cost: 3,
  power: 2000,
  abilities: [],
});

const volley = spell({
  ...plain,
  name: 'Volley',
  abilities: [
    spellAbility(forEach(yourCreatures(), 'one', gets(choose(opponentsCreatures()), 'turn', power(-1000)))),
  ],
});

const salvo = spell({
  ...plain,
  name: 'Salvo',
  abilities: [spellAbility(gets(choose(opponentsCreatures(), 2), 'turn', power(-1000)))],
});

/** Its ability triggers for each card drawn. */
const archer = creature({
  ...plain,
  name: 'Archer',
  power: 1000,
  abilities: [when({ event: 'drawn', by: 'you' }, gets(choose(opponentsCreatures()), 'turn', power(-1000)))],
});

/** 601, 701.5a: using a card, from declaration to effect. */
export const using: readonly Scenario[] = [
  {
    id: 'US-001',
    rules: ['601.1', '701.5a'],
    status: 'firm',
    asks: 'What counts as using a card?',
    says: 'To use a card is to pay its cost and then carry it out. The card counts as used once, whatever its type.',
    begin: {
      cards: [clerk, armor, keep, meadow],
      p1: { hand: [], manaZone: { nature: 3 }, battleZone: ['Clerk', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'a creature',
        begin: { p1: { hand: ['Fear Fang'] } },
        steps: [{ asked: 'p1 main', choose: ['Summon Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Fear Fang @601.1a',
            'costPaid Fear Fang',
            'cardUsed Fear Fang',
            'effectTriggered Clerk',
            'cardPut Fear Fang > battleZone',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Clerk', 'Burning Mane', 'Fear Fang'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a spell',
        begin: { p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 } } },
        steps: [{ asked: 'p1 main', choose: ['Cast Terror Pit'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Terror Pit @601.1a',
            'costPaid Terror Pit',
            'cardUsed Terror Pit',
            'effectTriggered Clerk',
            'p2 cardDestroyed Forest Hornet',
            'cardMoved Terror Pit > graveyard @605.2f',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Clerk', 'Burning Mane'], hand: 1, graveyard: ['Terror Pit'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'a cross gear',
        begin: { p1: { hand: ['Bark Armor'] } },
        steps: [{ asked: 'p1 main', choose: ['Generate Bark Armor'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Bark Armor @601.1a',
            'costPaid Bark Armor',
            'cardUsed Bark Armor',
            'effectTriggered Clerk',
            'cardPut Bark Armor > battleZone',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Clerk', 'Burning Mane', 'Bark Armor'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a castle',
        begin: { p1: { hand: ['Hill Keep'] } },
        steps: [
          { asked: 'p1 main', choose: ['Fortify with Hill Keep'] },
          {
            asked: 'p1 choose',
            facts: ['useDeclared Hill Keep @601.1a', 'costPaid Hill Keep', 'cardUsed Hill Keep'],
            choose: ['Shield 2'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Hill Keep > battleZone', 'p1 cardDrawn'],
          p1: { battleZone: ['Clerk', 'Burning Mane', 'Hill Keep'], hand: 1, graveyard: 0, shieldZone: 5 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a field',
        begin: { p1: { hand: ['Wide Meadow'] } },
        steps: [{ asked: 'p1 main', choose: ['Expand Wide Meadow'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Wide Meadow @601.1a',
            'costPaid Wide Meadow',
            'cardUsed Wide Meadow',
            'effectTriggered Clerk',
            'cardPut Wide Meadow > battleZone',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Clerk', 'Burning Mane', 'Wide Meadow'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not used',
        begin: { p1: { hand: ['Fear Fang'] } },
        steps: [{ asked: 'p1 main', choose: 'pass' }],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardUsed', 'cardDrawn', 'cardTapped'],
          p1: {
            battleZone: ['Clerk', 'Burning Mane'],
            hand: ['Fear Fang'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler', 'Nature Filler'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-002',
    rules: ['701.5a', '112.3g'],
    status: 'firm',
    asks: 'Is a creature that Cyber I Choice uses summoned or put?',
    says: 'Cyber I Choice uses a card with a shield trigger from the hand for no cost, whatever its type. A creature used this way is summoned and a spell is cast, so the creature is not merely put.',
    begin: {
      cards: [clerk, bouncer, trapArmor],
      p1: {
        hand: ['Cyber I Choice', 'Aqua Surfer', 'Terror Pit', 'Trap Armor', 'Fear Fang'],
        manaZone: { water: 7 },
        battleZone: ['Burning Mane', 'Clerk'],
      },
      p2: { battleZone: ['Senno, Brainwash', 'Bouncer', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'a creature',
        steps: [
          { asked: 'p1 main', choose: ['Summon Cyber I Choice'] },
          {
            asked: 'p1 standby',
            offers: ['Cyber I Choice', 'Clerk'],
            only: true,
            choose: ['Cyber I Choice'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 choose',
            offers: ['Aqua Surfer', 'Terror Pit', 'Trap Armor'],
            only: true,
            lacks: ['Fear Fang'],
            choose: ['Aqua Surfer'],
          },
          {
            asked: 'p1 standby',
            facts: [
              'useDeclared Aqua Surfer @601.1a',
              'cardUsed Aqua Surfer',
              'cardPut Aqua Surfer > battleZone',
            ],
            factsNot: ['costPaid', 'cardTapped'],
            choose: ['Aqua Surfer'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Forest Hornet'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['effectTriggered Bouncer', 'cardDestroyed'],
          p1: {
            battleZone: ['Burning Mane', 'Clerk', 'Cyber I Choice', 'Aqua Surfer'],
            hand: ['Terror Pit', 'Trap Armor', 'Fear Fang', 'Filler', 'Filler'],
            graveyard: 0,
          },
          p2: { battleZone: ['Senno, Brainwash', 'Bouncer'], hand: ['Forest Hornet'], graveyard: 0 },
        },
      },
      {
        name: 'a spell',
        begin: { p1: { battleZone: ['Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Cyber I Choice'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Terror Pit'] },
          {
            asked: 'p1 choose',
            facts: ['useDeclared Terror Pit @601.1a', 'cardUsed Terror Pit'],
            choose: ['Bouncer'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Bouncer', 'cardMoved Terror Pit > graveyard'],
          p1: {
            battleZone: ['Burning Mane', 'Cyber I Choice'],
            hand: ['Aqua Surfer', 'Trap Armor', 'Fear Fang'],
            graveyard: ['Terror Pit'],
          },
          p2: { battleZone: ['Senno, Brainwash', 'Forest Hornet'], hand: 0, graveyard: ['Bouncer'] },
        },
      },
      {
        name: 'a cross gear',
        begin: { p1: { battleZone: ['Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Cyber I Choice'] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 choose', choose: ['Trap Armor'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['useDeclared Trap Armor @601.1a', 'cardUsed Trap Armor', 'cardPut Trap Armor > battleZone'],
          p1: {
            battleZone: ['Burning Mane', 'Cyber I Choice', 'Trap Armor'],
            hand: ['Aqua Surfer', 'Terror Pit', 'Fear Fang'],
            graveyard: 0,
          },
          p2: { battleZone: ['Senno, Brainwash', 'Bouncer', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'declined',
        begin: { p1: { battleZone: ['Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Cyber I Choice'] },
          { asked: 'p1 confirm', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardUsed'],
          p1: {
            battleZone: ['Burning Mane', 'Cyber I Choice'],
            hand: ['Aqua Surfer', 'Terror Pit', 'Trap Armor', 'Fear Fang'],
            graveyard: 0,
          },
          p2: { battleZone: ['Senno, Brainwash', 'Bouncer', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-003',
    rules: ['701.5a', '112.3g'],
    status: 'firm',
    asks: 'Do Onikamas and Senno affect a creature used by Cyber I Choice?',
    says: 'Cyber I Choice uses a shield trigger creature from the hand. That creature was summoned, so neither Onikamas nor Senno, which act on creatures that were put without summoning, applies to it.',
    begin: {
      p1: { hand: [CYBER_I, SURFER], manaZone: { water: 7 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [ONIKAMAS, 'Burning Mane'] },
    },
    plays: [
      {
        name: 'against Onikamas',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${CYBER_I}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`cardUsed ${SURFER}`, `cardPut ${SURFER}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${ONIKAMAS}`, `cardMoved ${SURFER}`],
          p1: { battleZone: ['Fear Fang', CYBER_I, SURFER], hand: 0, graveyard: 0 },
          p2: { battleZone: [ONIKAMAS, 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'against Senno',
        begin: { p2: { battleZone: [SENNO, 'Burning Mane'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${CYBER_I}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          { asked: 'p1 confirm', facts: [`cardPut ${SURFER}`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Fear Fang', CYBER_I, SURFER], hand: 0, graveyard: 0 },
          p2: { battleZone: [SENNO, 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'put without summoning, against Onikamas',
        begin: { p1: { hand: [LULUFENS, SURFER], manaZone: { light: 6 } } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            facts: [`cardPut ${SURFER}`, `p2 effectTriggered ${ONIKAMAS}`],
            choose: 'pass',
          },
          { asked: 'p2 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardMoved ${SURFER} > hand`],
          p1: { battleZone: ['Fear Fang', LULUFENS], hand: [SURFER], graveyard: 0 },
          p2: { battleZone: [ONIKAMAS, 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'put without summoning, against Senno',
        begin: {
          p1: { hand: [LULUFENS, SURFER], manaZone: { light: 6 } },
          p2: { battleZone: [SENNO, 'Burning Mane'] },
        },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`cardPut ${SURFER}`],
          p1: { battleZone: ['Fear Fang', LULUFENS], hand: [SURFER], graveyard: 0 },
          p2: { battleZone: [SENNO, 'Burning Mane'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-004',
    rules: ['701.5a'],
    status: 'firm',
    asks: 'Is an impulse, or a card put by an effect, used?',
    says: 'An impulse, like anything else an effect puts into the battle zone, is not used, so abilities that trigger on a use do not trigger. This scenario uses a field in place of the impulse.',
    begin: {
      step: 'attack',
      cards: [clerk, herald, meadow],
      p1: { hand: ['Wide Meadow'], battleZone: ['Herald', 'Clerk', 'Fear Fang'] },
      p2: { battleZone: [UNIDENTIFIED] },
    },
    plays: [
      {
        name: 'put by an effect',
        begin: { p2: { battleZone: ['Forest Hornet'] } },
        steps: [
          { asked: 'p1 attack', choose: ['Herald attacks the player'] },
          {
            asked: 'p1 shields',
            facts: ['cardPut Wide Meadow > battleZone'],
            factsNot: ['useDeclared', 'cardUsed', 'effectTriggered Clerk', 'cardDrawn'],
            choose: ['Shield 1'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Herald (tapped)', 'Clerk', 'Fear Fang', 'Wide Meadow'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'put by an effect, with Completely Unidentified',
        steps: [{ asked: 'p1 attack', choose: ['Herald attacks the player'] }],
        end: {
          asked: 'p1 shields',
          facts: ['cardPut Wide Meadow > battleZone'],
          factsNot: ['cardUsed', `effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: { battleZone: ['Herald (tapped)', 'Clerk', 'Fear Fang', 'Wide Meadow'], hand: 0, graveyard: 0 },
          p2: { battleZone: [UNIDENTIFIED], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'expanded for its cost: a use',
        begin: { step: 'main', p1: { manaZone: { nature: 2 } }, p2: { battleZone: ['Forest Hornet'] } },
        steps: [{ asked: 'p1 main', choose: ['Expand Wide Meadow'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardUsed Wide Meadow', 'effectTriggered Clerk', 'p1 cardDrawn'],
          p1: { battleZone: ['Herald', 'Clerk', 'Fear Fang', 'Wide Meadow'], hand: 1, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-005',
    rules: ['601.1a'],
    status: 'firm',
    asks: 'What comes first when a card is used?',
    says: 'A use begins with announcing the card, before any payment or choice is made for it.',
    begin: {
      p1: {
        hand: ['Terror Pit', 'Fear Fang'],
        manaZone: { darkness: 7, nature: 1 },
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: ['Forest Hornet', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'a spell',
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          {
            asked: 'p1 pay',
            state: 'turn.main.use.paying',
            facts: ['p1 useDeclared Terror Pit @601.1a'],
            factsNot: ['cardTapped', 'costPaid', 'cardUsed', 'cardChosen'],
            choose: [
              'Tap Darkness Filler, Darkness Filler, Darkness Filler, Darkness Filler, Darkness Filler, Nature Filler',
            ],
          },
          {
            asked: 'p1 choose',
            facts: ['cardTapped Nature Filler', 'costPaid Terror Pit', 'cardUsed Terror Pit'],
            offers: ['Forest Hornet', 'Aqua Soldier'],
            only: true,
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Burning Mane'], hand: ['Fear Fang'], graveyard: ['Terror Pit'] },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'a creature',
        steps: [{ asked: 'p1 main', choose: ['Summon Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 useDeclared Fear Fang @601.1a',
            'cardTapped',
            'costPaid Fear Fang',
            'cardUsed Fear Fang',
            'cardPut Fear Fang',
          ],
          p1: { battleZone: ['Burning Mane', 'Fear Fang'], hand: ['Terror Pit'], graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-006',
    rules: ['601.1f', '601.1h', '700.2a'],
    status: 'conflict',
    asks: 'When is the mode of a spell chosen?',
    says: 'Modes are chosen after the cost is paid and, under the current rules, not before the spell reaches them. In no version are they chosen before paying.',
    begin: {
      cards: [fork, bend],
      p1: { hand: ['Forked Path'], manaZone: { nature: 1, fire: 2 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'after paying',
        begin: { p1: { manaZone: { nature: 2, fire: 1 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Forked Path'] },
          {
            asked: 'p1 pay',
            facts: ['useDeclared Forked Path'],
            factsNot: ['choiceMade @700.2a'],
            choose: ['Tap Nature Filler, Nature Filler'],
          },
          {
            asked: 'p1 mode',
            state: 'turn.main.use.puttingOrCasting',
            facts: ['costPaid Forked Path', 'cardUsed Forked Path'],
            offers: ['1: draw', '2: destroy'],
            only: true,
            mayPass: false,
            choose: ['2: destroy'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardDestroyed Forest Hornet'],
          factsNot: ['cardDrawn'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Forked Path'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'after paying, under 1.20',
        begin: { rules: '1.20', p1: { manaZone: { nature: 2, fire: 1 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Forked Path'] },
          { asked: 'p1 pay', factsNot: ['choiceMade @700.2a'], choose: ['Tap Nature Filler, Nature Filler'] },
          { asked: 'p1 mode', facts: ['costPaid Forked Path', 'cardUsed Forked Path'], choose: ['1: draw'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 cardDrawn'],
          factsNot: ['cardDestroyed'],
          p1: { battleZone: ['Burning Mane'], hand: 2, graveyard: ['Forked Path'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not before the spell reaches them',
        begin: { p1: { hand: ['Bent Path'], manaZone: { nature: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Bent Path'] },
          { asked: 'p1 mode', facts: ['cardUsed Bent Path', 'p1 cardDrawn'], choose: ['1: draw'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 cardDrawn'],
          p1: { battleZone: ['Burning Mane'], hand: 3, graveyard: ['Bent Path'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-007',
    rules: ['601.1a'],
    status: 'firm',
    asks: 'When does a player choose between a cost and an alternative cost?',
    says: 'If a card has an alternative cost, its player chooses which cost to pay when declaring the use.',
    begin: {
      p1: {
        hand: [OCCULT],
        manaZone: { darkness: 8 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet', 'Draglide'],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    },
    plays: [
      {
        name: 'with creatures',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${OCCULT}`] },
          {
            asked: 'p1 cost',
            state: 'turn.main.use.declaring',
            factsNot: ['cardDestroyed', 'cardTapped', 'cardUsed'],
            offers: ['Pay its cost', 'Pay the alternative cost'],
            only: true,
            mayPass: false,
            choose: ['Pay the alternative cost'],
          },
          {
            asked: 'p1 choose',
            state: 'turn.main.use.paying',
            facts: [`useDeclared ${OCCULT} @601.1a`],
            offers: ['Fear Fang', 'Burning Mane', 'Forest Hornet', 'Draglide'],
            only: true,
            lacks: ['Aqua Soldier', OCCULT],
            mayPass: false,
            choose: ['Fear Fang', 'Burning Mane', 'Draglide'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDestroyed Fear Fang',
            'p1 cardDestroyed Burning Mane',
            'p1 cardDestroyed Draglide',
            `cardUsed ${OCCULT}`,
            `cardPut ${OCCULT} > battleZone`,
          ],
          factsNot: ['cardTapped'],
          p1: {
            battleZone: ['Forest Hornet', OCCULT],
            hand: 0,
            graveyard: ['Fear Fang', 'Burning Mane', 'Draglide'],
            manaZone: Array.from({ length: 8 }, () => 'Darkness Filler'),
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'with mana',
        begin: { p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', choose: [`Summon ${OCCULT}`] },
          { asked: 'p1 cost', choose: ['Pay its cost'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`useDeclared ${OCCULT} @601.1a`, `costPaid ${OCCULT}`, `cardUsed ${OCCULT}`],
          factsNot: ['cardDestroyed'],
          p1: {
            battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet', OCCULT],
            hand: 0,
            graveyard: 0,
            manaZone: Array.from({ length: 8 }, () => 'Darkness Filler (tapped)'),
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-008',
    rules: ['601.1d', '601.1e'],
    status: 'firm',
    asks: 'In which order are cost increases and reductions applied?',
    says: 'Cost increases and reductions are applied together before payment, and the player pays a single total.',
    begin: {
      cards: [reducer, taxer],
      p1: {
        hand: ['Tri-horn Shepherd'],
        manaZone: { nature: 4 },
        battleZone: ['Thrifty Elf'],
      },
      p2: { battleZone: ['Tax Collector'] },
    },
    plays: [
      {
        name: 'both',
        steps: [{ asked: 'p1 main', choose: ['Summon Tri-horn Shepherd'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Tri-horn Shepherd',
            'costPaid Tri-horn Shepherd',
            'cardUsed Tri-horn Shepherd',
          ],
          p1: {
            battleZone: ['Thrifty Elf', 'Tri-horn Shepherd'],
            hand: 0,
            graveyard: 0,
            manaZone: Array.from({ length: 4 }, () => 'Nature Filler (tapped)'),
          },
          p2: { battleZone: ['Tax Collector'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'both, one mana short of the total',
        begin: { p1: { hand: ['Tri-horn Shepherd', 'Crimson Hammer'], manaZone: { nature: 2, fire: 1 } } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Crimson Hammer'],
            only: true,
            forbids: ['Tri-horn Shepherd @601.1e'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: ['Thrifty Elf'], hand: ['Tri-horn Shepherd', 'Crimson Hammer'], graveyard: 0 },
          p2: { battleZone: ['Tax Collector'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'only the reduction',
        begin: { p2: { battleZone: ['Fear Fang'] } },
        steps: [{ asked: 'p1 main', choose: ['Summon Tri-horn Shepherd'] }],
        end: {
          asked: 'p1 attack',
          p1: {
            battleZone: ['Thrifty Elf', 'Tri-horn Shepherd'],
            hand: 0,
            graveyard: 0,
            manaZone: [
              'Nature Filler (tapped)',
              'Nature Filler (tapped)',
              'Nature Filler (tapped)',
              'Nature Filler',
            ],
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-009',
    rules: ['601.1g', '601.1h', '801.1a', '304.2'],
    status: 'conflict',
    asks: "When are an evolution base, a spell's target and a castle's shield chosen?",
    says: "An evolution creature's base, a spell's target and a castle's shield are chosen as part of the use, officially after payment. Without a base or a shield, the card cannot be used.",
    begin: {
      cards: [keep],
      p1: { hand: [], manaZone: { water: 5 }, battleZone: ['Aqua Soldier', 'Aqua Knight', 'Fear Fang'] },
      p2: { battleZone: ['Seamine', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'an evolution creature',
        begin: { p1: { hand: ['Crystal Paladin'], manaZone: { water: 4 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Crystal Paladin'] },
          {
            asked: 'p1 evolve',
            state: 'turn.main.use.choosingBase',
            facts: ['useDeclared Crystal Paladin', 'costPaid Crystal Paladin'],
            factsNot: ['cardPut'],
            offers: ['p1 Aqua Soldier', 'Aqua Knight'],
            only: true,
            mayPass: false,
            choose: ['Aqua Knight'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Crystal Paladin > battleZone', 'p2 cardMoved Seamine > hand'],
          p1: {
            battleZone: ['Aqua Soldier', 'Crystal Paladin (over Aqua Knight)', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
          },
          p2: { battleZone: ['Aqua Soldier'], hand: ['Seamine'], graveyard: 0 },
        },
      },
      {
        name: 'an evolution creature without a base',
        begin: {
          p1: {
            hand: ['Crystal Paladin', 'Aqua Vehicle'],
            manaZone: { water: 4 },
            battleZone: ['Fear Fang'],
          },
        },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Aqua Vehicle'],
            only: true,
            forbids: ['Crystal Paladin @801.1a'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped'],
          p1: { battleZone: ['Fear Fang'], hand: ['Crystal Paladin', 'Aqua Vehicle'], graveyard: 0 },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a spell with a target',
        begin: { p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          {
            asked: 'p1 choose',
            facts: ['useDeclared Terror Pit', 'costPaid Terror Pit', 'cardUsed Terror Pit'],
            factsNot: ['cardChosen'],
            offers: ['Seamine', 'p2 Aqua Soldier'],
            only: true,
            choose: ['Seamine'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardChosen Seamine', 'p2 cardDestroyed Seamine'],
          p1: {
            battleZone: ['Aqua Soldier', 'Aqua Knight', 'Fear Fang'],
            hand: 0,
            graveyard: ['Terror Pit'],
          },
          p2: { battleZone: ['Aqua Soldier'], hand: 0, graveyard: ['Seamine'] },
        },
      },
      {
        name: 'a castle',
        begin: { p1: { hand: ['Hill Keep'], manaZone: { nature: 2 } } },
        steps: [
          { asked: 'p1 main', choose: ['Fortify with Hill Keep'] },
          {
            asked: 'p1 choose',
            facts: ['useDeclared Hill Keep', 'costPaid Hill Keep'],
            factsNot: ['cardPut'],
            offers: ['Shield 1', 'Shield 2', 'Shield 3', 'Shield 4', 'Shield 5'],
            only: true,
            mayPass: false,
            choose: ['Shield 3'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Hill Keep > battleZone'],
          p1: {
            battleZone: ['Aqua Soldier', 'Aqua Knight', 'Fear Fang', 'Hill Keep'],
            hand: 0,
            graveyard: 0,
            shieldZone: 5,
          },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a castle without a shield',
        begin: { p1: { hand: ['Hill Keep', 'Burning Mane'], manaZone: { nature: 2 }, shieldZone: 0 } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Burning Mane'],
            only: true,
            forbids: ['Hill Keep @304.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped'],
          p1: {
            battleZone: ['Aqua Soldier', 'Aqua Knight', 'Fear Fang'],
            hand: ['Hill Keep', 'Burning Mane'],
            graveyard: 0,
            shieldZone: 0,
          },
          p2: { battleZone: ['Seamine', 'Aqua Soldier'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-010',
    rules: ['601.1e', '112.2'],
    status: 'firm',
    asks: 'Can more or less than the cost be paid?',
    says: 'Exactly the total cost is paid in mana. A card whose cost cannot be paid is not used, and nothing changes.',
    begin: {
      p1: {
        hand: ['Forest Hornet', 'Roaring Great-Horn'],
        manaZone: { nature: 5 },
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: ['Fear Fang'] },
    },
    plays: [
      {
        name: 'exactly the total is tapped',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Forest Hornet'],
            only: true,
            forbids: ['Roaring Great-Horn @601.1e'],
            choose: ['Summon Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Nature Filler', 'cardTapped Nature Filler', 'costPaid Forest Hornet'],
          p1: {
            battleZone: ['Burning Mane', 'Forest Hornet'],
            hand: ['Roaring Great-Horn'],
            graveyard: 0,
            manaZone: [
              'Nature Filler (tapped)',
              'Nature Filler (tapped)',
              'Nature Filler (tapped)',
              'Nature Filler (tapped)',
              'Nature Filler',
            ],
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'tapped mana cannot pay',
        begin: {
          p1: {
            hand: ['Forest Hornet', 'Burning Mane'],
            manaZone: [
              'Fear Fang',
              'Fear Fang',
              'Fear Fang',
              { name: 'Fear Fang', tapped: true },
              { name: 'Fear Fang', tapped: true },
            ],
          },
        },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Burning Mane'],
            only: true,
            forbids: ['Forest Hornet @601.1e'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped', 'costPaid', 'cardUsed'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: ['Forest Hornet', 'Burning Mane'],
            graveyard: 0,
            manaZone: ['Fear Fang', 'Fear Fang', 'Fear Fang', 'Fear Fang (tapped)', 'Fear Fang (tapped)'],
          },
          p2: { battleZone: ['Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-011',
    rules: ['605.3', '605.2f', '301.2', '304.2'],
    status: 'firm',
    asks: 'Where does a card of each type go after its cost is paid?',
    says: "After payment, a creature, a cross gear or a field is put into the battle zone; a castle fortifies one of its player's shields; a spell resolves first and then goes to the graveyard.",
    begin: {
      cards: [armor, keep, meadow, stage, census],
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Forest Hornet', 'Deathblade Beetle'] },
    },
    plays: [
      {
        name: 'a creature',
        steps: [{ asked: 'p1 main', choose: ['Summon Burning Mane'] }],
        end: {
          asked: 'p1 attack',
          facts: ['costPaid Burning Mane', 'cardPut Burning Mane > battleZone @301.2'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Deathblade Beetle'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a cross gear',
        begin: { p1: { hand: ['Bark Armor'] } },
        steps: [{ asked: 'p1 main', choose: ['Generate Bark Armor'] }],
        end: {
          asked: 'p1 attack',
          facts: ['costPaid Bark Armor', 'cardPut Bark Armor > battleZone'],
          factsNot: ['gearCrossed'],
          p1: { battleZone: ['Fear Fang', 'Bark Armor'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Deathblade Beetle'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'fields',
        begin: { p1: { hand: ['Wide Meadow', 'Duel Stage'], manaZone: { nature: 4 } } },
        steps: [
          { asked: 'p1 main', choose: ['Expand Wide Meadow'] },
          { asked: 'p1 main', facts: ['cardPut Wide Meadow > battleZone'], choose: ['Expand Duel Stage'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardPut Duel Stage > battleZone'],
          p1: { battleZone: ['Fear Fang', 'Wide Meadow', 'Duel Stage'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Deathblade Beetle'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a castle, which goes with its shield',
        begin: { p1: { hand: ['Hill Keep'] } },
        steps: [
          { asked: 'p1 main', choose: ['Fortify with Hill Keep'] },
          { asked: 'p1 choose', facts: ['costPaid Hill Keep'], choose: ['Shield 3'] },
          { asked: 'p1 attack', facts: ['cardPut Hill Keep > battleZone'], choose: 'pass' },
          { until: 'p2 attack', passing: true },
          { asked: 'p2 attack', choose: ['Forest Hornet attacks the player'] },
          { asked: 'p2 shields', choose: ['Shield 2'] },
          {
            asked: 'p2 attack',
            factsNot: ['cardMoved Hill Keep > graveyard'],
            choose: ['Deathblade Beetle attacks the player'],
          },
          { asked: 'p2 shields', choose: ['Shield 1', 'Shield 2'] },
        ],
        end: {
          asked: 'p1 charge',
          facts: ['cardMoved Hill Keep > graveyard'],
          p1: { battleZone: ['Fear Fang'], hand: 4, graveyard: ['Hill Keep'], shieldZone: 2 },
          p2: {
            battleZone: ['Forest Hornet (tapped)', 'Deathblade Beetle (tapped)'],
            hand: 1,
            graveyard: 0,
          },
        },
      },
      {
        name: 'a spell',
        begin: { p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 } } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          {
            asked: 'p1 choose',
            facts: ['costPaid Terror Pit'],
            factsNot: ['cardMoved Terror Pit > graveyard'],
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet', 'cardMoved Terror Pit > graveyard @605.2f'],
          p1: { battleZone: ['Fear Fang'], hand: 0, graveyard: ['Terror Pit'] },
          p2: { battleZone: ['Deathblade Beetle'], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
    ],
  },
  {
    id: 'US-012',
    rules: ['701.5a', '504.2'],
    status: 'firm',
    asks: 'Is crossing a cross gear a use?',
    says: 'Crossing a cross gear that is already in the battle zone is not a use, so Completely Unidentified does not trigger; generating one is.',
    begin: {
      cards: [armor],
      p1: { manaZone: { nature: 2 }, battleZone: ['Bark Armor', 'Fear Fang'] },
      p2: { battleZone: [UNIDENTIFIED] },
    },
    plays: [
      {
        name: 'crossed',
        begin: { p1: { battleZone: ['Bark Armor', 'Fear Fang', 'Burning Mane'] } },
        steps: [
          { asked: 'p1 main', offers: ['Cross Bark Armor'], only: true, choose: ['Cross Bark Armor'] },
          { asked: 'p1 choose', offers: ['Fear Fang', 'Burning Mane'], only: true, choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['gearCrossed Bark Armor @504.2'],
          factsNot: ['useDeclared', 'cardUsed', `effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: {
            battleZone: ['Bark Armor (with Fear Fang)', 'Fear Fang', 'Burning Mane'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Nature Filler (tapped)', 'Nature Filler (tapped)'],
          },
          p2: { battleZone: [UNIDENTIFIED], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'generated',
        begin: { p1: { hand: ['Bark Armor'], battleZone: ['Fear Fang'] } },
        steps: [{ asked: 'p1 main', choose: ['Generate Bark Armor'] }],
        end: {
          asked: 'p2 charge',
          facts: [
            'cardUsed Bark Armor',
            `effectTriggered ${UNIDENTIFIED}`,
            'cardPut Bark Armor',
            'restOfTurnSkipped',
          ],
          p1: { battleZone: ['Fear Fang', 'Bark Armor'], hand: 0, graveyard: 0 },
          p2: { battleZone: [UNIDENTIFIED], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-013',
    rules: ['603.2', '503.1'],
    status: 'firm',
    asks: "Does charging mana trigger the opponent's Completely Unidentified?",
    says: "A card put into the active player's mana zone, by charging or by an effect, triggers the opponent's Completely Unidentified. When that effect resolves, the rest of the turn is skipped.",
    begin: {
      cards: [tiller, donor],
      step: 'charge',
      p1: { hand: ['Fear Fang', 'Burning Mane'], manaZone: { nature: 3 }, battleZone: ['Tiller', 'Donor'] },
      p2: { battleZone: [UNIDENTIFIED] },
    },
    plays: [
      {
        name: 'charged',
        steps: [{ asked: 'p1 charge', choose: ['Charge Fear Fang'] }],
        end: {
          asked: 'p2 charge',
          facts: [
            'p1 manaCharged Fear Fang > manaZone',
            `p2 effectTriggered ${UNIDENTIFIED}`,
            `p2 effectBegan ${UNIDENTIFIED}`,
            'restOfTurnSkipped',
            'p2 turnBegan',
          ],
          factsNot: ['p1 turnEnding'],
          p1: { battleZone: ['Tiller', 'Donor'], hand: ['Burning Mane'], graveyard: 0, manaCount: 4 },
          p2: { battleZone: [UNIDENTIFIED], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'by an effect',
        begin: { step: 'attack' },
        steps: [{ asked: 'p1 attack', choose: ['Tiller attacks the player'] }],
        end: {
          asked: 'p2 charge',
          facts: [
            'p1 effectBegan Tiller',
            'p1 cardMoved Filler > manaZone',
            `p2 effectTriggered ${UNIDENTIFIED}`,
            'effectResolved Tiller',
            `p2 effectBegan ${UNIDENTIFIED}`,
            'restOfTurnSkipped',
          ],
          factsNot: ['shieldsChosen', 'shieldBroken', 'attackDeclared Donor'],
          p1: {
            battleZone: ['Tiller (tapped)', 'Donor'],
            hand: ['Fear Fang', 'Burning Mane'],
            graveyard: 0,
            manaCount: 4,
          },
          p2: { battleZone: [UNIDENTIFIED], hand: 1, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: "to its own player's mana zone",
        begin: { step: 'attack' },
        steps: [{ asked: 'p1 attack', choose: ['Donor attacks the player'] }],
        end: {
          asked: 'p1 shields',
          facts: ['p2 cardMoved Filler > manaZone'],
          factsNot: [`effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: {
            battleZone: ['Tiller', 'Donor (tapped)'],
            hand: ['Fear Fang', 'Burning Mane'],
            graveyard: 0,
            manaCount: 3,
          },
          p2: { battleZone: [UNIDENTIFIED], hand: 0, graveyard: 0, manaCount: 1 },
        },
      },
      {
        name: 'nothing is charged',
        steps: [
          { asked: 'p1 charge', choose: 'pass' },
          { asked: 'p1 main', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: [`effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: {
            battleZone: ['Tiller', 'Donor'],
            hand: ['Fear Fang', 'Burning Mane'],
            graveyard: 0,
            manaCount: 3,
          },
          p2: { battleZone: [UNIDENTIFIED], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-014',
    rules: ['603.2', '601.1f', '101.4'],
    status: 'firm',
    asks: 'A card is used against Completely Unidentified. Is it carried out before the turn is skipped?',
    says: "The opponent's Completely Unidentified triggers when a card is used. The card is carried out first, and the active player's effects on standby resolve; only then is the rest of the turn skipped.",
    begin: {
      cards: [clerk],
      p1: {
        hand: ['Terror Pit', 'Aqua Hulcus'],
        manaZone: { darkness: 6, water: 3 },
        battleZone: ['Clerk', 'Fear Fang'],
      },
      p2: { battleZone: [UNIDENTIFIED, 'Burning Mane'] },
    },
    plays: [
      {
        name: 'a spell',
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          { asked: 'p1 pay', choose: [SIX_DARKNESS] },
          {
            asked: 'p1 choose',
            standby: ['p1 resolves Clerk', `p2 resolves ${UNIDENTIFIED}`],
            facts: ['cardUsed Terror Pit', `p2 effectTriggered ${UNIDENTIFIED}`],
            factsNot: ['effectBegan'],
            choose: ['Burning Mane'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'cardDestroyed Burning Mane',
            'cardMoved Terror Pit > graveyard',
            'p1 effectBegan Clerk',
            'p1 cardDrawn',
            `p2 effectBegan ${UNIDENTIFIED}`,
            'restOfTurnSkipped',
            'p2 turnBegan',
          ],
          p1: {
            battleZone: ['Clerk', 'Fear Fang'],
            hand: ['Aqua Hulcus', 'Filler'],
            graveyard: ['Terror Pit'],
          },
          p2: { battleZone: [UNIDENTIFIED], hand: 1, graveyard: ['Burning Mane'] },
        },
      },
      {
        name: 'a creature',
        begin: { p1: { manaZone: { water: 3 } } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Aqua Hulcus'] },
          {
            asked: 'p1 standby',
            facts: ['cardUsed Aqua Hulcus', 'cardPut Aqua Hulcus'],
            standby: ['p1 resolves Clerk', 'p1 resolves Aqua Hulcus', `p2 resolves ${UNIDENTIFIED}`],
            choose: ['Clerk'],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['p1 cardDrawn', `p2 effectBegan ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          factsNot: ['attackDeclared'],
          p1: {
            battleZone: ['Clerk', 'Fear Fang', 'Aqua Hulcus'],
            hand: ['Terror Pit', 'Filler', 'Filler'],
            graveyard: 0,
          },
          p2: { battleZone: [UNIDENTIFIED, 'Burning Mane'], hand: 1, graveyard: 0 },
        },
      },
      {
        name: 'a card of its own player',
        begin: {
          step: 'attack',
          p1: { hand: 0, manaZone: 0 },
          p2: { shieldZone: ['Terror Pit', 'Filler'] },
        },
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p1 shields', choose: ['Shield 1'] },
          { asked: 'p2 declareShields', choose: ['Shield trigger: Terror Pit'] },
          {
            asked: 'p2 choose',
            facts: ['p2 cardUsed Terror Pit'],
            factsNot: [`effectTriggered ${UNIDENTIFIED}`],
            choose: ['Clerk'],
          },
        ],
        end: {
          asked: 'p2 charge',
          facts: ['cardDestroyed Clerk', `p2 effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: { battleZone: ['Fear Fang (tapped)'], hand: 0, graveyard: ['Clerk'] },
          p2: {
            battleZone: [UNIDENTIFIED, 'Burning Mane'],
            hand: 1,
            graveyard: ['Terror Pit'],
            shieldZone: 1,
          },
        },
      },
    ],
  },
  {
    id: 'US-015',
    rules: ['510.1'],
    status: 'firm',
    asks: 'Is an attack against Completely Unidentified carried out to its end?',
    says: 'Against Completely Unidentified, one attack is carried out to its end, whatever the outcome; then the rest of the turn is skipped.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [UNIDENTIFIED, 'Seamine'] },
    },
    plays: [
      {
        name: 'a shield is broken',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', factsNot: [`effectTriggered ${UNIDENTIFIED}`], choose: 'pass' },
          { asked: 'p1 shields', factsNot: [`effectTriggered ${UNIDENTIFIED}`], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'p2 shieldBroken Filler > hand',
            'attackEnding Fear Fang @510.1',
            `effectTriggered ${UNIDENTIFIED}`,
            `effectBegan ${UNIDENTIFIED}`,
            'restOfTurnSkipped',
          ],
          factsNot: ['attackDeclared'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Forest Hornet'], hand: 0, graveyard: 0 },
          p2: { battleZone: [UNIDENTIFIED, 'Seamine'], hand: 2, graveyard: 0, shieldZone: 4 },
        },
      },
      {
        name: 'it is blocked and loses',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: ['Block with Seamine'] },
        ],
        end: {
          asked: 'p2 charge',
          facts: [
            'p1 battleLost Fear Fang',
            'attackEnding Fear Fang @510.1',
            `effectTriggered ${UNIDENTIFIED}`,
            'restOfTurnSkipped',
          ],
          p1: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Fear Fang'] },
          p2: { battleZone: [UNIDENTIFIED, 'Seamine'], hand: 1, graveyard: 0, shieldZone: 5 },
        },
      },
      {
        name: 'its controller attacks',
        begin: { active: 'p2' },
        steps: [
          { asked: 'p2 attack', choose: ['Seamine attacks the player'] },
          { asked: 'p2 shields', choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p2 attack',
          facts: ['attackEnded'],
          factsNot: [`effectTriggered ${UNIDENTIFIED}`, 'restOfTurnSkipped'],
          p1: { battleZone: ['Fear Fang', 'Forest Hornet'], hand: 1, graveyard: 0, shieldZone: 4 },
          p2: { battleZone: [UNIDENTIFIED, 'Seamine (tapped)'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-016',
    rules: ['701.5a'],
    status: 'firm',
    asks: 'What is using a card called for each card type?',
    says: 'Each card type has its own verb for being used: creatures are summoned, spells cast, cross gears generated, castles fortified, fields expanded. All of these are uses, and only a spell counts as cast.',
    begin: {
      cards: [armor, keep, meadow, clerk, scholar],
      p1: {
        hand: ['Burning Mane', "Pangaea's Song", 'Bark Armor', 'Hill Keep', 'Wide Meadow'],
        manaZone: { nature: 9 },
        battleZone: ['Clerk', 'Scholar', 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'one of each',
        steps: [
          {
            asked: 'p1 main',
            offers: [
              'Summon Burning Mane',
              "Cast Pangaea's Song",
              'Generate Bark Armor',
              'Fortify with Hill Keep',
              'Expand Wide Meadow',
            ],
            only: true,
            choose: ['Summon Burning Mane'],
          },
          {
            asked: 'p1 main',
            facts: ['cardUsed Burning Mane', 'effectTriggered Clerk'],
            factsNot: ['effectTriggered Scholar'],
            choose: ['Generate Bark Armor'],
          },
          {
            asked: 'p1 main',
            facts: ['cardUsed Bark Armor', 'effectTriggered Clerk'],
            factsNot: ['effectTriggered Scholar'],
            choose: ['Fortify with Hill Keep'],
          },
          { asked: 'p1 choose', choose: ['Shield 1'] },
          {
            asked: 'p1 main',
            facts: ['cardPut Hill Keep'],
            factsNot: ['effectTriggered Scholar'],
            choose: ['Expand Wide Meadow'],
          },
          {
            asked: 'p1 main',
            facts: ['cardUsed Wide Meadow', 'effectTriggered Clerk'],
            factsNot: ['effectTriggered Scholar'],
            choose: ["Cast Pangaea's Song"],
          },
          {
            asked: 'p1 choose',
            facts: ["cardUsed Pangaea's Song", 'effectTriggered Clerk', 'effectTriggered Scholar'],
            choose: ['Burning Mane'],
          },
          {
            asked: 'p1 standby',
            facts: ['p1 cardMoved Burning Mane > manaZone', "cardMoved Pangaea's Song > graveyard"],
            offers: ['Clerk', 'Scholar'],
            only: true,
            choose: ['Clerk', 'Scholar'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 cardDrawn'],
          p1: {
            battleZone: ['Clerk', 'Scholar', 'Fear Fang', 'Bark Armor', 'Hill Keep', 'Wide Meadow'],
            hand: 6,
            graveyard: ["Pangaea's Song"],
            manaCount: 10,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-017',
    rules: ['601.1a', '409.1c'],
    status: 'firm',
    asks: 'Does a card whose use was declared still count as a card in hand?',
    says: 'A card whose use has been declared no longer counts as a card in hand: it is not counted there, and its own effect cannot discard it.',
    begin: {
      cards: [census],
      p1: {
        hand: ['Cyber Tune', 'Aqua Hulcus'],
        deck: ['Fear Fang', 'Burning Mane', 'Forest Hornet', 'Filler', 'Filler', 'Filler'],
        manaZone: { water: 3 },
        battleZone: ['Tri-horn Shepherd'],
      },
      p2: { battleZone: ['Seamine'] },
    },
    plays: [
      {
        name: 'it is not discarded',
        steps: [
          { asked: 'p1 main', choose: ['Cast Cyber Tune'] },
          {
            asked: 'p1 choose',
            facts: ['useDeclared Cyber Tune @601.1a', 'p1 cardDrawn Fear Fang', 'p1 cardDrawn Forest Hornet'],
            offers: ['Aqua Hulcus', 'Fear Fang', 'Burning Mane', 'Forest Hornet'],
            only: true,
            lacks: ['Cyber Tune'],
            mayPass: false,
            choose: ['Aqua Hulcus', 'Burning Mane'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p1 cardDiscarded Aqua Hulcus',
            'p1 cardDiscarded Burning Mane',
            'cardMoved Cyber Tune > graveyard',
          ],
          factsNot: ['cardDiscarded Cyber Tune'],
          p1: {
            battleZone: ['Tri-horn Shepherd'],
            hand: ['Fear Fang', 'Forest Hornet'],
            graveyard: ['Aqua Hulcus', 'Burning Mane', 'Cyber Tune'],
          },
          p2: { battleZone: ['Seamine'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'it is not counted',
        begin: { p1: { hand: ['Census', 'Aqua Hulcus'], manaZone: { nature: 2 } } },
        steps: [{ asked: 'p1 main', choose: ['Cast Census'] }],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn Fear Fang'],
          factsNot: ['p1 cardDrawn Burning Mane'],
          p1: {
            battleZone: ['Tri-horn Shepherd'],
            hand: ['Aqua Hulcus', 'Fear Fang'],
            graveyard: ['Census'],
          },
          p2: { battleZone: ['Seamine'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-018',
    rules: ['601.1a', '101.2'],
    status: 'firm',
    asks: 'Can the use of a card be declared if it cannot be used?',
    says: 'A card that cannot be used cannot be declared: no cost is paid and no card moves.',
    begin: {
      p1: {
        hand: ['Brain Serum', 'Aqua Vehicle'],
        manaZone: { water: 4 },
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: [SPELL_DEL_FIN] },
    },
    plays: [
      {
        name: 'with Spell Del Fin',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Aqua Vehicle'],
            only: true,
            lacks: ['Brain Serum'],
            forbids: ['Brain Serum @101.2'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped', 'costPaid', 'cardUsed', 'cardMoved'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: ['Brain Serum', 'Aqua Vehicle'],
            graveyard: 0,
            manaZone: ['Water Filler', 'Water Filler', 'Water Filler', 'Water Filler'],
          },
          p2: { battleZone: [SPELL_DEL_FIN], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'without Spell Del Fin',
        begin: { p2: { battleZone: ['Forest Hornet'] } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Aqua Vehicle', 'Cast Brain Serum'],
            only: true,
            choose: ['Cast Brain Serum'],
          },
          { asked: 'p1 number', choose: ['2'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 cardDrawn', 'cardMoved Brain Serum > graveyard'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: ['Aqua Vehicle', 'Filler', 'Filler'],
            graveyard: ['Brain Serum'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'for its own player',
        begin: { p1: { battleZone: ['Burning Mane', SPELL_DEL_FIN] }, p2: { battleZone: ['Forest Hornet'] } },
        steps: [
          { asked: 'p1 main', offers: ['Cast Brain Serum'], choose: ['Cast Brain Serum'] },
          { asked: 'p1 number', facts: ['cardUsed Brain Serum'], choose: ['0'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardMoved Brain Serum > graveyard'],
          p1: {
            battleZone: ['Burning Mane', SPELL_DEL_FIN],
            hand: ['Aqua Vehicle'],
            graveyard: ['Brain Serum'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-019',
    rules: ['601.1a'],
    status: 'firm',
    asks: 'Can an alternative cost be chosen if only a part of it can be paid?',
    says: 'An alternative cost can be chosen only if it can be paid in full. With only two creatures, Forever Occult must be paid for with mana or cannot be used.',
    begin: {
      p1: {
        hand: [OCCULT, 'Terror Pit'],
        manaZone: { darkness: 7 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'two creatures and too little mana',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Cast Terror Pit'],
            only: true,
            forbids: [`${OCCULT} @601.1e`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardDestroyed', 'cardTapped'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: [OCCULT, 'Terror Pit'], graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'two creatures and enough mana',
        begin: { p1: { hand: [OCCULT], manaZone: { darkness: 8 } } },
        steps: [{ asked: 'p1 main', choose: [`Summon ${OCCULT}`] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Darkness Filler', `cardUsed ${OCCULT}`, `cardPut ${OCCULT}`],
          factsNot: ['cardDestroyed'],
          p1: {
            battleZone: ['Fear Fang', 'Burning Mane', OCCULT],
            hand: 0,
            graveyard: 0,
            manaZone: Array.from({ length: 8 }, () => 'Darkness Filler (tapped)'),
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'three creatures and no mana',
        begin: {
          p1: {
            hand: [OCCULT],
            manaZone: 0,
            battleZone: ['Fear Fang', 'Burning Mane', 'Draglide', 'Aqua Knight'],
          },
        },
        steps: [
          { asked: 'p1 main', offers: [`Summon ${OCCULT}`], only: true, choose: [`Summon ${OCCULT}`] },
          { asked: 'p1 choose', mayPass: false, choose: ['Fear Fang', 'Burning Mane', 'Draglide'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [`cardUsed ${OCCULT}`, `cardPut ${OCCULT}`],
          p1: {
            battleZone: ['Aqua Knight', OCCULT],
            hand: 0,
            graveyard: ['Fear Fang', 'Burning Mane', 'Draglide'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-020',
    rules: ['601.1b', '601.1c', '400.5b'],
    status: 'conflict',
    asks: 'Can a card used from the mana zone be tapped for its own cost?',
    says: 'A card used from the mana zone stays there, pending, until it moves. It can be tapped to pay its own cost, and still enters the battle zone untapped.',
    begin: {
      cards: [orchard],
      p1: {
        manaZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'],
        battleZone: ['Orchard Keeper', 'Tri-horn Shepherd'],
      },
      p2: { battleZone: ['Seamine'] },
    },
    plays: [
      {
        name: 'it helps pay for itself',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Fear Fang', 'Summon Burning Mane'],
            only: true,
            forbids: ['Forest Hornet @601.1e'],
            choose: ['Summon Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'useDeclared Fear Fang @601.1a',
            'cardTapped Fear Fang',
            'costPaid Fear Fang',
            'cardUsed Fear Fang',
            'cardPut Fear Fang > battleZone',
          ],
          p1: {
            battleZone: ['Orchard Keeper', 'Tri-horn Shepherd', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Burning Mane (tapped)', 'Forest Hornet (tapped)'],
          },
          p2: { battleZone: ['Seamine'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'under 1.20',
        begin: { rules: '1.20' },
        steps: [{ asked: 'p1 main', choose: ['Summon Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: ['costPaid Fear Fang', 'cardPut Fear Fang > battleZone'],
          p1: {
            battleZone: ['Orchard Keeper', 'Tri-horn Shepherd', 'Fear Fang'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Burning Mane (tapped)', 'Forest Hornet (tapped)'],
          },
          p2: { battleZone: ['Seamine'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'not allowed',
        begin: {
          p1: {
            hand: ['Aqua Vehicle'],
            manaZone: ['Fear Fang', 'Aqua Soldier'],
            battleZone: ['Tri-horn Shepherd'],
          },
        },
        steps: [{ asked: 'p1 main', offers: ['Summon Aqua Vehicle'], only: true, choose: 'pass' }],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared'],
          p1: {
            battleZone: ['Tri-horn Shepherd'],
            hand: ['Aqua Vehicle'],
            graveyard: 0,
            manaZone: ['Fear Fang', 'Aqua Soldier'],
          },
          p2: { battleZone: ['Seamine'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-021',
    rules: ['601.1c', '112.2a'],
    status: 'firm',
    asks: 'How is a card with several civilizations paid for?',
    says: 'Each civilization of a card is paid with a different mana card, before the rest of the cost. If only one of its civilizations has untapped mana, the card cannot be used.',
    begin: {
      p1: { hand: [HAYABUSARYU, 'Emerald Grass'], manaZone: { light: 7 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'one civilization only',
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Emerald Grass'],
            only: true,
            forbids: [`${HAYABUSARYU} @601.1e`],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped'],
          p1: { battleZone: ['Burning Mane'], hand: [HAYABUSARYU, 'Emerald Grass'], graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'the other is tapped',
        begin: {
          p1: {
            manaZone: [
              ...Array.from({ length: 6 }, () => 'Emerald Grass'),
              { name: 'Draglide', tapped: true },
            ],
          },
        },
        steps: [
          { asked: 'p1 main', lacks: [HAYABUSARYU], forbids: [`${HAYABUSARYU} @601.1e`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared'],
          p1: { battleZone: ['Burning Mane'], hand: [HAYABUSARYU, 'Emerald Grass'], graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one card of both civilizations is not enough',
        begin: { p1: { manaZone: [HAYABUSARYU, ...Array.from({ length: 5 }, () => 'Aqua Vehicle')] } },
        steps: [
          { asked: 'p1 main', lacks: [HAYABUSARYU], forbids: [`${HAYABUSARYU} @601.1e`], choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared'],
          p1: { battleZone: ['Burning Mane'], hand: [HAYABUSARYU, 'Emerald Grass'], graveyard: 0 },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'both',
        begin: { p1: { hand: [HAYABUSARYU], manaZone: { light: 5, fire: 1 } } },
        steps: [{ asked: 'p1 main', offers: [`Summon ${HAYABUSARYU}`], choose: [`Summon ${HAYABUSARYU}`] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Fire Filler', `costPaid ${HAYABUSARYU}`, `cardPut ${HAYABUSARYU}`],
          p1: {
            battleZone: ['Burning Mane', HAYABUSARYU],
            hand: 0,
            graveyard: 0,
            manaZone: [...Array.from({ length: 5 }, () => 'Light Filler (tapped)'), 'Fire Filler (tapped)'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-022',
    rules: ['601.1d', '112.2b'],
    status: 'firm',
    asks: 'A reduction takes a card of two civilizations below two. Must both civilizations be paid?',
    says: 'A reduction takes the cost of a card of two civilizations below two. Both civilizations must still be paid, each with a mana card of its own.',
    begin: {
      cards: [reducer, amphibian],
      p1: {
        hand: ['Amphibian'],
        manaZone: { water: 1, nature: 1 },
        battleZone: ['Thrifty Elf', 'Burning Mane'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'both are paid',
        steps: [{ asked: 'p1 main', offers: ['Summon Amphibian'], only: true, choose: ['Summon Amphibian'] }],
        end: {
          asked: 'p1 attack',
          facts: [
            'cardTapped Water Filler',
            'cardTapped Nature Filler',
            'costPaid Amphibian',
            'cardPut Amphibian',
          ],
          p1: {
            battleZone: ['Thrifty Elf', 'Burning Mane', 'Amphibian'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Water Filler (tapped)', 'Nature Filler (tapped)'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'one mana card',
        begin: { p1: { hand: ['Amphibian', 'Hunter Fish'], manaZone: { water: 1 } } },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Hunter Fish'],
            only: true,
            forbids: ['Amphibian @601.1e'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared'],
          p1: {
            battleZone: ['Thrifty Elf', 'Burning Mane'],
            hand: ['Amphibian', 'Hunter Fish'],
            graveyard: 0,
            manaCount: 1,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Courtney makes any two cards enough',
        begin: { p1: { manaZone: { fire: 2 }, battleZone: ['Thrifty Elf', COURTNEY] } },
        steps: [{ asked: 'p1 main', choose: ['Summon Amphibian'] }],
        end: {
          asked: 'p1 attack',
          facts: ['cardTapped Fire Filler', 'cardTapped Fire Filler', 'cardPut Amphibian'],
          p1: {
            battleZone: ['Thrifty Elf', COURTNEY, 'Amphibian'],
            hand: 0,
            graveyard: 0,
            manaZone: ['Fire Filler (tapped)', 'Fire Filler (tapped)'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'Courtney does not make one card enough',
        begin: {
          p1: {
            hand: ['Amphibian', 'Hunter Fish'],
            manaZone: { fire: 1 },
            battleZone: ['Thrifty Elf', COURTNEY],
          },
        },
        steps: [
          {
            asked: 'p1 main',
            offers: ['Summon Hunter Fish'],
            only: true,
            forbids: ['Amphibian @601.1e'],
            choose: 'pass',
          },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared'],
          p1: {
            battleZone: ['Thrifty Elf', COURTNEY],
            hand: ['Amphibian', 'Hunter Fish'],
            graveyard: 0,
            manaCount: 1,
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-023',
    rules: ['601.1e', '601.1f'],
    status: 'firm',
    asks: 'When is an additional cost paid, and what if it cannot be?',
    says: 'An additional cost is paid together with the mana, before the card is used. If it cannot be paid, the card cannot be used.',
    begin: {
      cards: [toll],
      p1: {
        hand: ['Toll Taker', 'Aqua Knight', 'Aqua Soldier'],
        manaZone: { nature: 2 },
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'a card to discard',
        steps: [
          { asked: 'p1 main', choose: ['Summon Toll Taker'] },
          {
            asked: 'p1 choose',
            state: 'turn.main.use.paying',
            facts: ['useDeclared Toll Taker @601.1a'],
            factsNot: ['cardUsed', 'cardPut'],
            offers: ['Aqua Knight', 'Aqua Soldier'],
            only: true,
            lacks: ['Toll Taker'],
            mayPass: false,
            choose: ['Aqua Knight'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDiscarded Aqua Knight', 'cardUsed Toll Taker', 'cardPut Toll Taker > battleZone'],
          p1: {
            battleZone: ['Burning Mane', 'Toll Taker'],
            hand: ['Aqua Soldier'],
            graveyard: ['Aqua Knight'],
            manaZone: ['Nature Filler (tapped)', 'Nature Filler (tapped)'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'only itself to discard',
        begin: { p1: { hand: ['Toll Taker'] } },
        steps: [],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: ['Toll Taker'],
            graveyard: 0,
            manaZone: ['Nature Filler', 'Nature Filler'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'too little mana',
        begin: { p1: { manaZone: { nature: 1 } } },
        steps: [],
        end: {
          asked: 'p1 attack',
          factsNot: ['useDeclared', 'cardTapped', 'cardDiscarded'],
          p1: {
            battleZone: ['Burning Mane'],
            hand: ['Toll Taker', 'Aqua Knight', 'Aqua Soldier'],
            graveyard: 0,
            manaZone: ['Nature Filler'],
          },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-024',
    rules: ['601.1f', '601.1g', '605.2f'],
    status: 'firm',
    asks: 'Can a player respond between the payment and the effect of a card?',
    says: 'A card is used as soon as its cost is paid, and no player can respond. Abilities that trigger on the use trigger then, and resolve after the card has been carried out.',
    begin: {
      cards: [scholar],
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Scholar'] },
      p2: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Forest Hornet', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'a spell, with a creature that triggers on it',
        steps: [
          { asked: 'p1 main', choose: ['Cast Terror Pit'] },
          {
            asked: 'p1 choose',
            state: 'turn.main.use.puttingOrCasting',
            facts: ['costPaid Terror Pit', 'cardUsed Terror Pit', 'effectTriggered Scholar'],
            factsNot: ['effectBegan', 'cardDrawn'],
            choose: ['Forest Hornet'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 cardDestroyed Forest Hornet',
            'cardMoved Terror Pit > graveyard',
            'effectBegan Scholar',
            'p1 cardDrawn',
          ],
          p1: { battleZone: ['Scholar'], hand: 1, graveyard: ['Terror Pit'] },
          p2: { battleZone: ['Fear Fang'], hand: ['Terror Pit'], graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'a creature is summoned',
        begin: { p1: { hand: ['Fear Fang'], manaZone: { nature: 3 } } },
        steps: [{ asked: 'p1 main', choose: ['Summon Fear Fang'] }],
        end: {
          asked: 'p1 attack',
          facts: ['costPaid Fear Fang', 'cardUsed Fear Fang', 'cardPut Fear Fang'],
          factsNot: ['effectTriggered'],
          p1: { battleZone: ['Scholar', 'Fear Fang'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Forest Hornet', 'Fear Fang'], hand: ['Terror Pit'], graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-025',
    rules: ['601.1f', '700.2a', '603.3a'],
    status: 'conflict',
    asks: 'When are modes announced under version 1.20, and when today?',
    says: 'Under 1.20, modes are announced when the card is used, and those of a triggered ability when it triggers. Under the current rules they are chosen on resolution.',
    begin: {
      cards: [fork, guide, mentor],
      p1: { hand: ['Forked Path'], manaZone: { nature: 2 }, battleZone: ['Mentor', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    },
    plays: [
      {
        name: 'a spell',
        steps: [
          { asked: 'p1 main', choose: ['Cast Forked Path'] },
          {
            asked: 'p1 mode',
            facts: ['costPaid Forked Path', 'cardUsed Forked Path'],
            factsNot: ['effectBegan', 'cardDrawn', 'cardDestroyed'],
            choose: ['2: destroy'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet', 'cardMoved Forked Path > graveyard'],
          p1: { battleZone: ['Mentor', 'Burning Mane'], hand: 0, graveyard: ['Forked Path'] },
          p2: { battleZone: [], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'a spell, under 1.20',
        begin: { rules: '1.20' },
        steps: [
          { asked: 'p1 main', choose: ['Cast Forked Path'] },
          {
            asked: 'p1 mode',
            facts: ['costPaid Forked Path', 'cardUsed Forked Path'],
            factsNot: ['effectBegan', 'cardDrawn', 'cardDestroyed'],
            choose: ['1: draw'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p1 cardDrawn', 'p1 cardDrawn', 'cardMoved Forked Path > graveyard'],
          p1: { battleZone: ['Mentor', 'Burning Mane'], hand: 2, graveyard: ['Forked Path'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'a trigger',
        begin: { p1: { hand: ['Pathfinder'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Pathfinder'] },
          {
            asked: 'p1 standby',
            offers: ['Mentor', 'Pathfinder'],
            only: true,
            facts: ['effectTriggered Pathfinder'],
            factsNot: ['choiceMade @700.2a'],
            choose: ['Mentor'],
          },
          { asked: 'p1 mode', facts: ['p1 cardDrawn', 'effectBegan Pathfinder'], choose: ['2: destroy'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Forest Hornet'],
          p1: { battleZone: ['Mentor', 'Burning Mane', 'Pathfinder'], hand: 1, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
      {
        name: 'a trigger, under 1.20',
        begin: { rules: '1.20', p1: { hand: ['Pathfinder'] } },
        steps: [
          { asked: 'p1 main', choose: ['Summon Pathfinder'] },
          {
            asked: 'p1 mode',
            facts: ['cardPut Pathfinder > battleZone'],
            factsNot: ['effectBegan', 'cardDrawn'],
            choose: ['destroy'],
          },
          { asked: 'p1 standby', factsNot: ['effectBegan'], choose: ['Mentor'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'effectBegan Mentor',
            'p1 cardDrawn',
            'effectBegan Pathfinder',
            'cardDestroyed Forest Hornet',
          ],
          p1: { battleZone: ['Mentor', 'Burning Mane', 'Pathfinder'], hand: 1, graveyard: 0 },
          p2: { battleZone: [], hand: 0, graveyard: ['Forest Hornet'] },
        },
      },
    ],
  },
  {
    id: 'US-026',
    rules: ['601.1g', '601.1h', '605.2b'],
    status: 'firm',
    asks: 'Can the same thing be chosen twice, and does "up to two" allow none?',
    says: 'When several things are chosen at once, the same one cannot be chosen twice. "Up to two" means two, one or none.',
    begin: {
      p1: { hand: ['Teleportation'], manaZone: { water: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Forest Hornet', 'Fear Fang'] },
    },
    plays: [
      {
        name: 'two',
        steps: [
          { asked: 'p1 main', choose: ['Cast Teleportation'] },
          {
            asked: 'p1 choose',
            offers: ['Burning Mane', 'Forest Hornet', 'Fear Fang'],
            only: true,
            mayPass: true,
            choose: ['Forest Hornet', 'Fear Fang'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardMoved Forest Hornet > hand', 'p2 cardMoved Fear Fang > hand'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Teleportation'] },
          p2: { battleZone: [], hand: ['Forest Hornet', 'Fear Fang'], graveyard: 0 },
        },
      },
      {
        name: 'one',
        steps: [
          { asked: 'p1 main', choose: ['Cast Teleportation'] },
          { asked: 'p1 choose', choose: ['Fear Fang'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 cardMoved Fear Fang > hand'],
          factsNot: ['cardMoved Forest Hornet', 'cardMoved Burning Mane'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Teleportation'] },
          p2: { battleZone: ['Forest Hornet'], hand: ['Fear Fang'], graveyard: 0 },
        },
      },
      {
        name: 'none',
        steps: [
          { asked: 'p1 main', choose: ['Cast Teleportation'] },
          { asked: 'p1 choose', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardMoved Forest Hornet', 'cardMoved Fear Fang', 'cardMoved Burning Mane'],
          p1: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Teleportation'] },
          p2: { battleZone: ['Forest Hornet', 'Fear Fang'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
  {
    id: 'US-027',
    rules: ['601.1g'],
    status: 'firm',
    asks: 'Can choices made one after another name the same creature?',
    says: 'Choices made one after another, "for each" of something or by several resolutions of one ability, may name the same creature again. One choice of several creatures may not.',
    begin: {
      cards: [volley, salvo, archer],
      p1: { manaZone: { nature: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Immortal Baron, Vorg', 'Forest Hornet'] },
    },
    plays: [
      {
        name: 'for each: twice the same',
        begin: { p1: { hand: ['Volley'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Volley'] },
          {
            asked: 'p1 choose',
            offers: ['Immortal Baron, Vorg', 'Forest Hornet'],
            only: true,
            choose: ['Immortal Baron'],
          },
          {
            asked: 'p1 choose',
            offers: ['Immortal Baron, Vorg', 'Forest Hornet'],
            only: true,
            choose: ['Immortal Baron'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Immortal Baron, Vorg'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: ['Volley'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Immortal Baron, Vorg'] },
        },
      },
      {
        name: 'for each: two different ones',
        begin: { p1: { hand: ['Volley'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Volley'] },
          { asked: 'p1 choose', choose: ['Immortal Baron'] },
          { asked: 'p1 choose', choose: ['Forest Hornet'] },
        ],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDestroyed'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: ['Volley'] },
          p2: { battleZone: ['Immortal Baron, Vorg', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
      {
        name: 'two resolutions of one ability',
        begin: { p1: { hand: ['Brain Serum'], manaZone: { water: 4 }, battleZone: ['Archer', 'Fear Fang'] } },
        steps: [
          { asked: 'p1 main', choose: ['Cast Brain Serum'] },
          { asked: 'p1 number', choose: ['2'] },
          { asked: 'p1 choose', choose: ['Immortal Baron'] },
          {
            asked: 'p1 choose',
            offers: ['Immortal Baron, Vorg', 'Forest Hornet'],
            only: true,
            choose: ['Immortal Baron'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['cardDestroyed Immortal Baron, Vorg'],
          p1: { battleZone: ['Archer', 'Fear Fang'], hand: 2, graveyard: ['Brain Serum'] },
          p2: { battleZone: ['Forest Hornet'], hand: 0, graveyard: ['Immortal Baron, Vorg'] },
        },
      },
      {
        name: 'one choice of two',
        begin: { p1: { hand: ['Salvo'] } },
        steps: [{ asked: 'p1 main', choose: ['Cast Salvo'] }],
        end: {
          asked: 'p1 attack',
          factsNot: ['cardDestroyed'],
          p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: 0, graveyard: ['Salvo'] },
          p2: { battleZone: ['Immortal Baron, Vorg', 'Forest Hornet'], hand: 0, graveyard: 0 },
        },
      },
    ],
  },
];
