import type { CardInput, PlayerInput } from 'taiki/testing';
import {
  additionalCost,
  allOf,
  alternativeCost,
  any,
  cannot,
  cardsIn,
  charger,
  choose,
  civilizations,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  type Effect,
  each,
  eachWhile,
  gains,
  has,
  hasWhile,
  inOrder,
  opponentsCreatures,
  returnToHand,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  twinpact,
  when,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { story } from './story.ts';

const beast = creature({ name: 'Beast', civilizations: ['nature'], cost: 3, power: 3000 });
const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 3, power: 3000 });
const blast = spell({
  name: 'Blast',
  civilizations: ['fire'],
  cost: 2,
  abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
});
const ember = spell({
  name: 'Ember',
  civilizations: ['fire'],
  cost: 2,
  abilities: [charger, spellAbility(destroy(choose(opponentsCreatures())))],
});
const elf = creature({
  name: 'Elf',
  civilizations: ['nature'],
  cost: 2,
  power: 2000,
  abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -1, atLeast: 2 })],
});
const tax = creature({
  name: 'Tax',
  civilizations: ['light'],
  cost: 2,
  power: 2000,
  abilities: [
    each({ in: 'hand', of: 'opponent', filter: { type: 'spell' } }, { kind: 'cost', by: 2, atLeast: 0 }),
  ],
});
const scholar = creature({
  name: 'Scholar',
  civilizations: ['water'],
  cost: 2,
  power: 2000,
  abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
});
const barter = creature({
  name: 'Barter',
  civilizations: ['darkness'],
  cost: 8,
  power: 8000,
  abilities: [alternativeCost(discard(choose(yourHand(), 2)))],
});
const silence = creature({
  name: 'Silence',
  civilizations: ['light'],
  cost: 2,
  power: 2000,
  abilities: [has(cannot({ do: 'cast', who: 'opponent' }))],
});
const one = creature({ name: 'One', civilizations: ['nature'], cost: 1, power: 1000 });
const two = creature({ name: 'Two', civilizations: ['nature'], cost: 2, power: 1000 });
const five = creature({
  name: 'Five',
  civilizations: ['nature'],
  cost: 5,
  power: 5000,
  abilities: [speedAttacker],
});
const none = creature({ name: 'None', civilizations: [], cost: 2, power: 1000 });
const cards = [beast, hybrid, blast, ember, elf, tax, scholar, barter, silence, one, two, five, none];

describe('601.1 using a card', () => {
  driven('a creature: declared and pending, paid for, used, then put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Summon Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(story(duel, 'useDeclared', 'cardTapped', 'costPaid', 'cardUsed', 'cardPut')).toEqual([
      'turn.main.use.declaring 601.1a: useDeclared Beast',
      'turn.main.use.paying 112.2: cardTapped Nature Filler',
      'turn.main.use.paying 112.2: cardTapped Nature Filler',
      'turn.main.use.paying 112.2: cardTapped Nature Filler',
      'turn.main.use.paying 601.1f: costPaid Beast',
      'turn.main.use.announcing 601.1g: cardUsed Beast',
      'turn.main.use.puttingOrCasting 301.2: cardPut Beast',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Beast'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });

  driven('a spell: what it names is chosen after the payment, and it goes to the graveyard last', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 2 } },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.choose('Cast Blast');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Fire Filler (tapped)']);
    expect(duel.zone('p1', 'hand')).toEqual(['Blast (pending)']);
    expect(duel.duel.state).toBe('turn.main.use.puttingOrCasting');
    duel.choose('Fear Fang');
    expect(story(duel, 'useDeclared', 'costPaid', 'cardUsed', 'cardDestroyed', 'cardMoved')).toEqual([
      'turn.main.use.declaring 601.1a: useDeclared Blast',
      'turn.main.use.paying 601.1f: costPaid Blast',
      'turn.main.use.announcing 601.1g: cardUsed Blast',
      'turn.main.use.puttingOrCasting 701.6a: cardDestroyed Fear Fang',
      'turn.main.use.puttingOrCasting 605.2f: cardMoved Blast',
    ]);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Blast']);
  });

  driven('101.3 a spell that finds nothing to name may be cast, and does nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Blast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Blast']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Fire Filler (tapped)']);
  });

  driven('601.1g what waits for the use resolves after the spell has been followed', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 2 }, battleZone: ['Scholar'] },
      p2: { battleZone: ['Fear Fang', 'Scholar'] },
    });
    duel.use('Cast Blast').choose('Fear Fang');
    expect(duel.facts('effectTriggered', 'cardDestroyed', 'cardMoved', 'cardDrawn')).toEqual([
      'effectTriggered Scholar',
      'cardDestroyed Fear Fang',
      'cardMoved Blast',
      'cardDrawn Filler',
    ]);
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven('a charger goes to the mana zone instead of the graveyard, untapped', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Ember'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Ember');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Fire Filler (tapped)', 'Ember']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual(['cardDestroyed Fear Fang', 'cardMoved Ember']);
  });

  driven('601.1a a use that is forbidden cannot be declared', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Blast', 'One'], manaZone: { fire: 2, nature: 1 } },
      p2: { battleZone: ['Silence'] },
    });
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toEqual(['Summon One', 'Go on to the attack step']);
  });

  driven('601.1a an alternative cost may be chosen, and only when it can be paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Barter', 'Fear Fang', 'Burning Mane', 'Forest Hornet'], battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual(['Summon Barter', 'Go on to the attack step']);
    duel.choose('Summon Barter');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Forest Hornet']);
    duel.choose('Fear Fang', 'Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Barter'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Forest Hornet']);
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'costPaid')).toMatchObject([
      { name: 'Barter', player: 'p1', mana: [], cost: 0, rule: '601.1f' },
    ]);
  });

  driven('601.1f what was paid is in the log: the mana cards and the cost', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hybrid'], manaZone: { fire: 1, water: 1, nature: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Hybrid');
    const [paid] = duel.duel.log.filter((fact) => fact.kind === 'costPaid');
    expect([...(paid?.mana ?? [])].sort()).toEqual(['Fire Filler', 'Nature Filler', 'Water Filler']);
    expect(paid).toMatchObject({ name: 'Hybrid', cost: 3 });
  });

  driven('what waits for a use, or for a put, "without paying" waits for no payment', (begin) => {
    const freely = creature({
      name: 'Freely',
      civilizations: ['water'],
      cost: 2,
      power: 2000,
      abilities: [
        when({ event: 'used', by: 'you', unpaid: true }, draw()),
        when({ event: 'put', what: any('you'), how: 'unpaid' }, topOfDeckTo('graveyard')),
      ],
    });
    const paid = begin({
      cards: [...cards, freely],
      p1: { hand: ['Beast'], manaZone: { nature: 3 }, battleZone: ['Freely'] },
    });
    paid.use('Summon Beast');
    expect(paid.facts('effectTriggered')).toEqual([]);
    const unpaid = begin({
      cards: [...cards, freely],
      p1: { hand: ['Barter', 'Fear Fang', 'Burning Mane'], battleZone: ['Freely'] },
    });
    unpaid.use('Summon Barter');
    expect(unpaid.facts('cardUsed', 'cardPut', 'effectTriggered')).toEqual([
      'cardUsed Barter',
      'effectTriggered Freely',
      'cardPut Barter',
      'effectTriggered Freely',
    ]);
  });

  driven('601.1a the card itself does not help to pay its own alternative cost', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Barter', 'Fear Fang'], battleZone: ['Fear Fang'] } });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Barter', 'Fear Fang']);
  });
});

describe('601.1a from where cards are used', () => {
  const opening = (
    name: string,
    of: 'you' | 'any',
    zone: 'manaZone' | 'graveyard',
    names: readonly string[],
  ) =>
    creature({
      name,
      civilizations: ['nature'],
      cost: 2,
      power: 2000,
      abilities: [
        each(
          { in: ['manaZone', 'graveyard', 'deck'], of, filter: { names } },
          { kind: 'can', permission: { do: 'summonFrom', zone } },
        ),
      ],
    });
  const doors = [
    opening('Mana Door', 'you', 'manaZone', ['One']),
    opening('Wide Door', 'any', 'manaZone', ['One']),
    opening('Grave Door', 'you', 'graveyard', ['One']),
  ];
  const offered = (begin: Begin, mine: string, theirs = 'Fear Fang') =>
    begin({
      cards: [...cards, ...doors],
      askEverything: true,
      p1: { manaZone: ['One', 'Two', 'Nature Filler'], graveyard: ['Beast'], battleZone: [mine] },
      p2: { battleZone: [theirs] },
    }).options;

  driven('the hand, and zones that a card opens, for what it opens them for', (begin) => {
    expect(offered(begin, 'Mana Door')).toEqual(['Summon One', 'Go on to the attack step']);
    expect(offered(begin, 'Wide Door')).toEqual(['Summon One', 'Go on to the attack step']);
    expect(offered(begin, 'Fear Fang')).toEqual(['Go on to the attack step']);
  });

  driven('not another zone, and not those of the opponent', (begin) => {
    expect(offered(begin, 'Grave Door')).toEqual(['Go on to the attack step']);
    expect(offered(begin, 'Fear Fang', 'Wide Door')).toEqual(['Go on to the attack step']);
  });
});

describe('112.2 payment', () => {
  driven('exactly as many mana cards are tapped as the card costs', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 5 }, battleZone: ['Fear Fang'] },
      p2: { manaZone: { nature: 2 } },
    });
    duel.choose('Summon Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Nature Filler (tapped)',
      'Nature Filler (tapped)',
      'Nature Filler (tapped)',
      'Nature Filler',
      'Nature Filler',
    ]);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Nature Filler', 'Nature Filler']);
  });

  driven('one of them has the civilization of the card; the others may be of any', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Beast', 'Blast'],
        manaZone: { light: 2, water: 1, nature: 1 },
        battleZone: ['Fear Fang'],
      },
    });
    expect(duel.options).toEqual(['Summon Beast', 'Go on to the attack step']);
    duel.choose('Summon Beast');
    expect(duel.asked).toBe('p1 pay');
    expect(duel.options).toEqual([
      'Tap Light Filler, Light Filler, Nature Filler',
      'Tap Light Filler, Water Filler, Nature Filler',
    ]);
    duel.choose('Tap Light Filler, Water Filler, Nature Filler');
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Light Filler (tapped)',
      'Light Filler',
      'Water Filler (tapped)',
      'Nature Filler (tapped)',
    ]);
  });

  driven('without its civilization, with too little mana or with tapped mana it cannot be used', (begin) => {
    const tapped = { name: 'Nature Filler', tapped: true };
    const mana = [{ light: 5 }, { nature: 2 }, [tapped, tapped, 'Nature Filler', 'Light Filler']] as const;
    for (const manaZone of mana) {
      const duel = begin({ cards, p1: { hand: ['Beast'], manaZone, battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    }
  });

  driven('mana of the opponent pays nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { manaZone: { nature: 3 } },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a colorless card needs no civilization', (begin) => {
    const duel = begin({ cards, p1: { hand: ['None'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] } });
    duel.choose('Summon None');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'None'], p2: [] });
  });

  driven('112.2a a card of two civilizations needs a mana card for each', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hybrid'], manaZone: { fire: 1, nature: 2, light: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.choose('Summon Hybrid');
    expect(duel.options).toEqual([
      'Tap Light Filler, Fire Filler, Nature Filler',
      'Tap Fire Filler, Nature Filler, Nature Filler',
    ]);
    duel.choose('Tap Light Filler');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Hybrid'], p2: [] });
  });

  driven('112.2a one mana card of both civilizations pays for one of them only', (begin) => {
    const lone = begin({
      cards,
      p1: {
        hand: ['Hybrid'],
        manaZone: ['Hybrid', 'Light Filler', 'Light Filler'],
        battleZone: ['Fear Fang'],
      },
    });
    expect(lone.asked).toBe('p1 attack');
    const pair = begin({
      cards,
      p1: {
        hand: ['Hybrid'],
        manaZone: ['Hybrid', 'Fire Filler', 'Light Filler'],
        battleZone: ['Fear Fang'],
      },
    });
    pair.choose('Summon Hybrid');
    expect(pair.asked).toBe('p1 attack');
    expect(pair.battleZones).toEqual({ p1: ['Fear Fang', 'Hybrid'], p2: [] });
    expect(pair.zone('p1', 'manaZone')).toEqual([
      'Hybrid (tapped)',
      'Fire Filler (tapped)',
      'Light Filler (tapped)',
    ]);
  });

  driven('payments that leave the same mana are offered once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Two'], manaZone: { fire: 3, nature: 3 }, battleZone: ['Fear Fang'] },
    });
    duel.choose('Summon Two');
    expect(duel.options).toEqual(['Tap Fire Filler, Nature Filler', 'Tap Nature Filler, Nature Filler']);
    duel.choose('Tap Fire Filler, Nature Filler');
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Fire Filler (tapped)',
      'Fire Filler',
      'Fire Filler',
      'Nature Filler (tapped)',
      'Nature Filler',
      'Nature Filler',
    ]);
  });
});

describe('601.1e reductions and increases', () => {
  const paidFor = (begin: Parameters<Parameters<typeof driven>[1]>[0], name: string, elves: number) => {
    const duel = begin({
      cards,
      p1: {
        hand: [name],
        manaZone: { nature: 6, fire: 1 },
        battleZone: Array.from({ length: elves }, () => 'Elf'),
      },
    });
    duel.use(name);
    return duel.duel.log.flatMap((fact) => (fact.kind === 'costPaid' ? [fact.mana.length] : []));
  };

  driven('a reduction lowers the cost, but never below the number it names', (begin) => {
    expect(paidFor(begin, 'Five', 0)).toEqual([5]);
    expect(paidFor(begin, 'Five', 1)).toEqual([4]);
    expect(paidFor(begin, 'Five', 3)).toEqual([2]);
    expect(paidFor(begin, 'Five', 4)).toEqual([2]);
    expect(paidFor(begin, 'Two', 1)).toEqual([2]);
  });

  driven('what costs less than that number already still costs what it says', (begin) => {
    expect(paidFor(begin, 'One', 1)).toEqual([1]);
    expect(paidFor(begin, 'One', 2)).toEqual([1]);
  });

  driven('it changes the cost of nothing but what it names', (begin) => {
    expect(paidFor(begin, 'Blast', 2)).toEqual([2]);
  });

  driven('the creature of the opponent reduces nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Elf'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('civilizations still have to be paid where the reduction leaves less mana than that', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hybrid'], manaZone: { fire: 1, nature: 4 }, battleZone: ['Elf', 'Elf'] },
    });
    duel.choose('Summon Hybrid');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone').filter((card) => card.includes('tapped'))).toEqual([
      'Fire Filler (tapped)',
      'Nature Filler (tapped)',
    ]);
  });

  driven('an increase has to be paid too', (begin) => {
    const short = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Tax'] },
    });
    expect(short.asked).toBe('p1 attack');
    const enough = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Tax'] },
    });
    enough.use('Cast Blast');
    expect(enough.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(enough.zone('p1', 'manaZone')).toEqual(Array.from({ length: 4 }, () => 'Fire Filler (tapped)'));
  });
});

describe('601.1f additional costs', () => {
  const toll = spell({
    name: 'Toll',
    civilizations: ['fire'],
    cost: 2,
    abilities: [additionalCost(discard(choose(yourHand()))), spellAbility(draw(2))],
  });

  driven('are paid together with the mana, and without them the card cannot be used', (begin) => {
    const position = (others: readonly string[]) => ({
      cards: [toll],
      p1: { hand: ['Toll', ...others], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Fear Fang'] },
    });
    const paid = begin(position(['Fear Fang', 'Filler'])).use('Cast Toll');
    expect(paid.asked).toBe('p1 choose');
    expect(paid.options).toEqual(['Fear Fang', 'Filler']);
    paid.choose('Fear Fang');
    expect(paid.asked).toBe('p1 attack');
    expect(paid.facts('cardDiscarded', 'costPaid', 'cardUsed', 'cardDrawn')).toEqual([
      'costPaid Toll',
      'cardDiscarded Fear Fang',
      'cardUsed Toll',
      'cardDrawn Filler',
      'cardDrawn Filler',
    ]);
    expect([paid.zone('p1', 'graveyard'), paid.count('p2', 'hand')]).toEqual([['Fear Fang', 'Toll'], 1]);
    const alone = begin(position([]));
    expect(alone.asked).toBe('p1 attack');
    expect(alone.duel.game.zones.p1.hand).toHaveLength(1);
  });
});

describe('112.2 the civilizations of a mana card', () => {
  const half = twinpact(
    'Half and Half',
    creature({ name: 'Half', civilizations: ['fire'], cost: 4, power: 4000 }),
    spell({ name: 'Other Half', civilizations: ['nature'], cost: 2 }),
  );

  driven('of a twinpact are those of both sides', (begin) => {
    const position = (name: string, manaZone: readonly string[]) => ({
      cards: [...cards, half],
      p1: { hand: [name], manaZone, battleZone: ['Fear Fang'] },
    });
    for (const name of ['Two', 'Blast']) {
      const duel = begin(position(name, ['Half and Half', 'Light Filler'])).use(name);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('cardUsed')).toEqual([`cardUsed ${name}`]);
    }
    const short = begin(position('Hybrid', ['Half and Half', 'Light Filler', 'Light Filler']));
    expect(short.facts('cardUsed')).toEqual([]);
    expect(short.asked).toBe('p1 attack');
  });

  driven('are what an effect makes of them, as long as it is there', (begin) => {
    const dye = creature({
      name: 'Dye',
      civilizations: ['darkness'],
      cost: 9,
      power: 1000,
      abilities: [
        each(yourMana(), civilizations('fire', 'nature')),
        alternativeCost(discard(choose(yourHand({ names: ['Fear Fang'] })))),
      ],
    });
    const wash = spell({
      name: 'Wash',
      civilizations: ['water'],
      cost: 9,
      abilities: [
        alternativeCost(discard(choose(yourHand({ names: ['Filler'] })))),
        spellAbility(destroy(choose(yourCreatures({ names: ['Dye'] })))),
      ],
    });
    const duel = begin({
      cards: [...cards, dye, wash],
      p1: { hand: ['Dye', 'Wash', 'Blast', 'Fear Fang', 'Filler'], manaZone: { light: 2 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual(['Summon Dye', 'Cast Wash', 'Go on to the attack step']);
    duel.choose('Summon Dye');
    expect(duel.options).toEqual(['Cast Wash', 'Cast Blast', 'Go on to the attack step']);
    duel.choose('Cast Wash');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Dye', 'cardUsed Wash']);
  });
});

describe('112.2 what costs nothing', () => {
  driven('is paid for by tapping nothing', (begin) => {
    const gift = creature({
      name: 'Gift',
      civilizations: [],
      cost: 2,
      power: 1000,
      abilities: [],
    });
    const patron = creature({
      name: 'Patron',
      civilizations: ['light'],
      cost: 5,
      power: 1000,
      abilities: [each(yourHand(), { kind: 'cost', by: -3, atLeast: 0 })],
    });
    const duel = begin({
      cards: [gift, patron],
      askEverything: true,
      p1: { hand: ['Gift'], manaZone: { light: 1 }, battleZone: ['Patron'] },
    });
    duel.choose('Summon Gift').choose('Pay its cost');
    expect([duel.asked, duel.options]).toEqual(['p1 pay', ['Tap nothing']]);
    duel.choose('Tap nothing');
    expect(duel.battleZones.p1).toEqual(['Patron', 'Gift']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Light Filler']);
  });
});

describe('601.1a a cost that names no number of cards to choose', () => {
  const paying = (name: string, cost: Parameters<typeof alternativeCost>[0]) =>
    creature({ name, civilizations: ['darkness'], cost: 9, power: 9000, abilities: [alternativeCost(cost)] });

  driven('can be paid', (begin) => {
    const miller = paying('Miller', topOfDeckTo('graveyard', 3));
    const tyrant = paying('Tyrant', destroy(yourCreatures()));
    const position = {
      cards: [miller, tyrant],
      p1: { hand: ['Miller', 'Tyrant'], battleZone: ['Fear Fang'] },
    };
    const milled = begin(position).choose('Summon Miller');
    expect([milled.count('p1', 'graveyard'), milled.battleZones.p1]).toEqual([3, ['Fear Fang', 'Miller']]);
    const ruled = begin(position).choose('Summon Tyrant');
    expect([ruled.zone('p1', 'graveyard'), ruled.battleZones.p1]).toEqual([['Fear Fang'], ['Tyrant']]);
  });
});

describe('112.2 civilizations of a reduced cost', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const discount = creature({
    ...plain,
    name: 'Discount',
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 })],
  });
  const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 3, power: 3000 });

  driven('have to be paid although the cost is lower', (begin) => {
    const position = (manaZone: { readonly fire?: number; readonly nature?: number }) => ({
      cards: [discount, hybrid],
      p1: { hand: ['Hybrid'], manaZone, battleZone: ['Discount'] },
    });
    const both = begin(position({ fire: 1, nature: 1 })).use('Summon Hybrid');
    expect(both.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Nature Filler (tapped)']);
    for (const manaZone of [{ fire: 1 }, { nature: 1 }, { fire: 2 }]) {
      expect(begin(position(manaZone)).asked).toBe('p1 attack');
    }
  });
});

describe('601.1a a cost that cannot be paid in full may not be chosen', () => {
  const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;

  const priced = (...abilities: Parameters<typeof creature>[0]['abilities'] & object) =>
    creature({ ...plain, name: 'Priced', cost: 9, abilities });

  driven('of a number of cards that is counted', (begin) => {
    const cost = alternativeCost(discard(choose(yourHand(), countOf(yourCreatures()))));
    const position = { hand: ['Priced', 'Filler'], battleZone: ['Fear Fang', 'Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1: position }).asked).toBe('p1 attack');
  });

  driven('of several parts', (begin) => {
    const cost = alternativeCost(inOrder(destroy(choose(yourCreatures())), discard(choose(yourHand()))));
    expect(begin({ cards: [priced(cost)], p1: { hand: ['Priced'] } }).asked).toBe('p2 charge');
  });

  driven('of shields, or cards, that are not there', (begin) => {
    const cost = alternativeCost({ do: 'breakShields', of: 'you', count: 2 });
    const p1 = { hand: ['Priced'], shieldZone: 0, battleZone: ['Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1 }).asked).toBe('p1 attack');
  });

  driven('101.2 of a creature that cannot leave, 105.6 or that is tapped already', (begin) => {
    const rock = creature({
      ...plain,
      name: 'Rock',
      abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const tapped = { name: 'Fear Fang', tapped: true };
    const offers = (effect: Effect, battleZone: readonly CardInput[]) =>
      begin({
        cards: [priced(alternativeCost(effect)), rock],
        p1: { hand: ['Priced', 'Filler'], battleZone },
      }).options.includes('Summon Priced');
    const lost = destroy(choose(yourCreatures({ not: { names: ['Fear Fang'] } })));
    expect(offers(lost, ['Rock', 'Fear Fang'])).toBe(false);
    expect(offers(lost, ['Rock', 'Fear Fang', 'Burning Mane'])).toBe(true);
    expect(offers(returnToHand(choose(yourCreatures(), 2)), ['Rock', 'Fear Fang'])).toBe(false);
    expect(offers(tap(choose(yourCreatures(), 2)), ['Fear Fang', tapped])).toBe(false);
    expect(offers(tap(choose(yourCreatures(), 2)), ['Fear Fang', 'Fear Fang'])).toBe(true);
  });

  driven('601.1f and it is paid with what it can be done to', (begin) => {
    const rock = creature({
      ...plain,
      name: 'Rock',
      abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const chosenFrom = (ability: ReturnType<typeof additionalCost>, battleZone: readonly CardInput[]) => {
      const duel = begin({
        cards: [priced(ability), creature({ ...plain, name: 'Cheap', abilities: [ability] }), rock],
        p1: {
          hand: ['way' in ability && ability.way === 'alternative' ? 'Priced' : 'Cheap', 'Filler'],
          battleZone,
          manaZone: { nature: 1 },
        },
      });
      duel.use(duel.options[0] ?? '');
      return [duel.asked, ...duel.options];
    };
    const tapped = { name: 'Fear Fang', tapped: true };
    const pair = ['Burning Mane', 'Forest Hornet'] as const;
    for (const cost of [alternativeCost, additionalCost]) {
      expect(chosenFrom(cost(destroy(choose(yourCreatures()))), ['Rock', ...pair])).toEqual([
        'p1 choose',
        ...pair,
      ]);
      expect(chosenFrom(cost(tap(choose(yourCreatures()))), [tapped, ...pair])).toEqual([
        'p1 choose',
        ...pair,
      ]);
      expect(
        chosenFrom(cost(inOrder(topOfDeckTo('graveyard'), destroy(choose(yourCreatures())))), [
          'Rock',
          ...pair,
        ]),
      ).toEqual(['p1 choose', ...pair]);
    }
  });

  driven('605.2b while what is used meanwhile chooses as always', (begin) => {
    const rock = creature({
      ...plain,
      name: 'Rock',
      abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const flare = spell({
      name: 'Flare',
      civilizations: ['fire'],
      cost: 5,
      abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
    });
    const cost = alternativeCost({ do: 'breakShields', of: 'you', count: 1 });
    const duel = begin({
      cards: [priced(cost), rock, flare],
      p1: { hand: ['Priced'], shieldZone: ['Flare'], battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Rock', 'Fear Fang'] },
    });
    duel.use('Summon Priced').choose('Shield trigger: Flare');
    expect([duel.asked, ...duel.options]).toEqual(['p1 choose', 'Rock', 'Fear Fang']);
  });

  driven('of more cards than there are in the deck', (begin) => {
    const offers = (deck: number) =>
      begin({
        cards: [priced(alternativeCost(topOfDeckTo('graveyard', 3)))],
        p1: { hand: ['Priced'], battleZone: ['Fear Fang'], deck },
      }).options.includes('Summon Priced');
    expect([offers(2), offers(3)]).toEqual([false, true]);
  });

  const offered = (duel: Driver): boolean => duel.options.includes('Summon Priced');
  const withBoth = (begin: Begin, first: Effect, then: Effect, p1: PlayerInput, p2: PlayerInput = {}) =>
    begin({
      cards: [priced(alternativeCost(first), additionalCost(then))],
      p1: { ...p1, hand: ['Priced'] },
      p2: { battleZone: ['Fear Fang'], ...p2 },
    });

  driven('of an alternative and an additional cost that would take the same card', (begin) => {
    const lost = destroy(choose(yourCreatures()));
    const back = returnToHand(choose(yourCreatures()));
    expect(offered(withBoth(begin, lost, back, { battleZone: ['Burning Mane'] }))).toBe(false);
    const two = withBoth(begin, lost, back, { battleZone: ['Burning Mane', 'Fear Fang'] });
    two.choose('Summon Priced').choose('Fear Fang');
    expect([two.battleZones, two.names('p1', 'hand')]).toEqual([
      { p1: ['Priced'], p2: ['Fear Fang'] },
      ['Burning Mane'],
    ]);
    const milled = topOfDeckTo('graveyard', 2);
    expect(offered(withBoth(begin, milled, milled, { deck: 3, battleZone: ['Fear Fang'] }))).toBe(false);
    expect(offered(withBoth(begin, milled, milled, { deck: 5, battleZone: ['Fear Fang'] }))).toBe(true);
    const broken = { do: 'breakShields', of: 'you', count: 1 } as const;
    expect(offered(withBoth(begin, broken, broken, { shieldZone: 1, battleZone: ['Fear Fang'] }))).toBe(
      false,
    );
  });

  driven('601.1f so what one part is paid with leaves enough for the next', (begin) => {
    const cat = destroy(choose(yourCreatures({ names: ['Fear Fang'] })));
    const duel = withBoth(begin, destroy(choose(yourCreatures())), cat, {
      battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'],
    });
    duel.choose('Summon Priced');
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    duel.choose('Forest Hornet');
    expect(duel.battleZones.p1).toEqual(['Burning Mane', 'Priced']);
    const parts = alternativeCost(inOrder(destroy(choose(yourCreatures())), cat));
    const p1 = (...battleZone: readonly string[]) => ({ hand: ['Priced'], battleZone });
    expect(offered(begin({ cards: [priced(parts)], p1: p1('Fear Fang') }))).toBe(false);
    const inside = begin({ cards: [priced(parts)], p1: p1('Fear Fang', 'Burning Mane', 'Forest Hornet') });
    inside.choose('Summon Priced');
    expect(inside.options).toEqual(['Burning Mane', 'Forest Hornet']);
  });

  driven('105.6 while a card that is tapped for one part may still be destroyed for another', (begin) => {
    const tapped = tap(choose(yourCreatures()));
    const lost = destroy(choose(yourCreatures()));
    expect(offered(withBoth(begin, tapped, lost, { battleZone: ['Fear Fang'] }))).toBe(true);
    expect(offered(withBoth(begin, lost, tapped, { battleZone: ['Fear Fang'] }))).toBe(false);
    expect(offered(withBoth(begin, tapped, tapped, { battleZone: ['Fear Fang'] }))).toBe(false);
    const neither = withBoth(begin, tapped, lost, { battleZone: ['Fear Fang'] });
    expect(neither.choose('Summon Priced').battleZones.p1).toEqual(['Priced']);
  });

  driven('nor from a zone that it does not name', (begin) => {
    const cost = {
      kind: 'cost',
      way: 'alternative',
      effect: topOfDeckTo('graveyard'),
      from: ['graveyard'],
    } as const;
    const p1 = { hand: ['Priced'], battleZone: ['Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1 }).asked).toBe('p1 attack');
  });
});

describe('601.1e a reduction of one side of a twinpact', () => {
  const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;

  const half = twinpact(
    'Half and Half',
    creature({ name: 'Half', civilizations: ['nature'], cost: 3, power: 4000 }),
    spell({ name: 'Other Half', civilizations: ['nature'], cost: 3, abilities: [spellAbility(draw())] }),
  );

  driven('does not change the cost of the other', (begin) => {
    for (const [type, offered] of [
      ['creature', 'Summon Half and Half'],
      ['spell', 'Cast Other Half'],
    ] as const) {
      const elf = creature({
        ...plain,
        name: 'Elf',
        abilities: [each(yourHand({ type }), { kind: 'cost', by: -2, atLeast: 1 })],
      });
      const duel = begin({
        cards: [half, elf],
        p1: { hand: ['Half and Half'], manaZone: { nature: 1 }, battleZone: ['Elf'] },
      });
      expect(duel.options).toEqual([offered, 'Go on to the attack step']);
    }
  });
});

describe('601.1a summoning from another zone', () => {
  const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;

  const half = twinpact(
    'Half and Half',
    creature({ name: 'Half', civilizations: ['nature'], cost: 3, power: 4000 }),
    spell({ name: 'Other Half', civilizations: ['nature'], cost: 3, abilities: [spellAbility(draw())] }),
  );

  const door = (what?: { readonly names: readonly string[] }) =>
    creature({
      ...plain,
      name: 'Door',
      abilities: [
        each(yourMana({ type: 'creature' }), {
          kind: 'can',
          permission: { do: 'summonFrom', zone: 'manaZone', ...(what === undefined ? {} : { what }) },
        }),
      ],
    });
  const mana = (...names: readonly string[]) => [...names, 'Nature Filler', 'Nature Filler', 'Nature Filler'];

  driven('is summoning: the spell of a twinpact is not cast from there', (begin) => {
    const p1 = { manaZone: mana('Half and Half'), battleZone: ['Door'] };
    const duel = begin({ cards: [half, door()], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Half and Half', 'Go on to the attack step']);
  });

  driven('is offered once, though two cards permit it', (begin) => {
    const p1 = { manaZone: mana('Fear Fang'), battleZone: ['Door', 'Door'] };
    const duel = begin({ cards: [door()], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
  });

  driven('is for what the permission says', (begin) => {
    const p1 = { manaZone: mana('Fear Fang', 'Burning Mane'), battleZone: ['Door'] };
    const duel = begin({ cards: [door({ names: ['Burning Mane'] })], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Burning Mane', 'Go on to the attack step']);
  });
});

describe('110.4e a condition for being used', () => {
  const finale = spell({
    name: 'Finale',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      { kind: 'useOnlyIf', condition: allOf(yourMana(), { civilizations: ['fire'] }) },
      spellAbility(draw(2)),
    ],
  });

  driven('lets it be cast, or says why not', (begin) => {
    const position = (manaZone: { readonly fire: number; readonly water?: number }) => ({
      cards: [finale],
      p1: { hand: ['Finale', 'Aqua Vehicle'], manaZone, battleZone: ['Fear Fang'] },
    });
    const all = begin(position({ fire: 2 })).use('Cast Finale');
    expect([all.asked, all.count('p1', 'hand')]).toEqual(['p1 attack', 3]);
    const mixed = begin(position({ fire: 1, water: 2 }));
    expect(mixed.options).toEqual(['Summon Aqua Vehicle', 'Go on to the attack step']);
    expect(mixed.duel.explain().map(({ card, rule }) => [card.name, rule])).toEqual([['Finale', '110.4e']]);
  });
});

describe('101.3a, 601.1a an alternative cost that destroys', () => {
  driven('is paid although a creature goes elsewhere instead', (begin) => {
    const OCCULT = 'Forever Occult, Purgatory Demon Dragon';
    const duel = begin({ p1: { hand: [OCCULT], battleZone: ['Aqua Soldier', 'Fear Fang', 'Burning Mane'] } });
    duel.choose(`Summon ${OCCULT}`);
    expect(duel.battleZones.p1).toEqual([OCCULT]);
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Soldier']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang']);
  });
});

describe('409.1c, 601.1e the card that is used counts no more where its cost is found', () => {
  const plain = { civilizations: ['fire'], power: 1000 } as const;
  const hoarder = creature({
    ...plain,
    name: 'Hoarder',
    cost: 4,
    abilities: [has({ kind: 'cost', by: { times: [-1, countOf(yourHand())] }, atLeast: 1 })],
  });
  const hermit = creature({
    ...plain,
    name: 'Hermit',
    cost: 3,
    abilities: [hasWhile(youHave(yourHand(), { max: 0 }), { kind: 'cost', by: -2, atLeast: 1 })],
  });
  const beacon = creature({
    ...plain,
    name: 'Beacon',
    cost: 9,
    abilities: [
      each(cardsIn(['hand', 'manaZone'], 'you', { type: 'creature', extreme: 'highestPower' }), {
        kind: 'civilizations',
        are: ['light'],
      }),
    ],
  });
  const giant = creature({ ...plain, name: 'Giant', cost: 1, power: 9000 });
  const cards = [hoarder, hermit, beacon, giant];

  driven('in the number of cards in a hand', (begin) => {
    const withMana = (fire: number) =>
      begin({ cards, p1: { hand: ['Hoarder', 'Fear Fang'], manaZone: { fire } } });
    expect(withMana(2).asked).toBe('p2 charge');
    expect(withMana(3).choose('Summon Hoarder').battleZones.p1).toEqual(['Hoarder']);
  });

  driven('in a condition: the last card of a hand leaves it empty', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Hermit'], manaZone: { fire: 1 } } });
    expect(duel.choose('Summon Hermit').battleZones.p1).toEqual(['Hermit']);
  });

  driven('in a roundabout way: by the power of a creature, which counts the hand', (begin) => {
    const scholar = creature({
      ...plain,
      name: 'Scholar',
      cost: 1,
      abilities: [has({ kind: 'power', by: { times: [1000, countOf(yourHand())] } })],
    });
    const pupil = creature({
      ...plain,
      name: 'Pupil',
      cost: 4,
      abilities: [
        hasWhile(youHave(yourCreatures({ power: { min: 3000 } })), { kind: 'cost', by: -3, atLeast: 1 }),
      ],
    });
    const offered = (...hand: readonly string[]) =>
      begin({
        cards: [...cards, scholar, pupil],
        p1: { hand, manaZone: { fire: 1 }, battleZone: ['Scholar'] },
      });
    expect(offered('Pupil', 'Fear Fang').asked).toBe('p1 attack');
    expect(offered('Pupil', 'Fear Fang', 'Fear Fang').options).toContain('Summon Pupil');
  });

  driven('by an ability that another card gives while there is a hand', (begin) => {
    const lender = creature({
      ...plain,
      name: 'Lender',
      cost: 1,
      abilities: [
        eachWhile(
          youHave(yourHand(), { min: 2 }),
          yourCreatures({ names: ['Fear Fang'] }),
          gains(each(yourHand(), { kind: 'cost', by: -3, atLeast: 1 })),
        ),
      ],
    });
    const novice = creature({ ...plain, name: 'Novice', cost: 4 });
    const offered = (...hand: readonly string[]) =>
      begin({
        cards: [...cards, lender, novice],
        p1: { hand, manaZone: { fire: 1 }, battleZone: ['Lender', 'Fear Fang'] },
      });
    expect(offered('Novice', 'Burning Mane').asked).toBe('p1 attack');
    expect(offered('Novice', 'Burning Mane', 'Burning Mane').options).toContain('Summon Novice');
  });

  driven('112.2 in the civilizations of the mana that pays', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Giant'], manaZone: { fire: 1 }, battleZone: ['Beacon'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('also in what a player sees', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Hoarder', 'Fear Fang'], manaZone: { fire: 3 } } });
    const [shown] = duel.duel.view('p1').zones.p1.hand;
    expect(shown).toMatchObject({ current: { name: 'Hoarder', cost: 4, costToPay: 3 } });
  });
});
