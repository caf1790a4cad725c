import type { PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;
const MANA = { light: 3, water: 3, darkness: 3, fire: 3, nature: 3 } as const;

/** The card has been used in the main step, with mana for it. */
const used = (begin: Begin, card: string, p1: PlayerInput = {}, p2: PlayerInput = {}) => {
  const duel = begin({ p1: { hand: [card], manaZone: MANA, battleZone: ['Filler'], ...p1 }, p2 });
  return duel.use(duel.options.find((label) => label.endsWith(` ${card}`)) ?? card);
};

const inAttackStep = (begin: Begin, p1: PlayerInput, p2: PlayerInput = {}) =>
  begin({ step: 'attack', p1, p2 });

describe('Aegis, Sage of Fire and Lightning', () => {
  const card = 'Aegis, Sage of Fire and Lightning';
  const p1 = { battleZone: ['Chaotic Skyterror', 'Ruthless Skyterror', 'Fear Fang'] };
  const blocked = (begin: Begin, attacker: string, p2: PlayerInput = {}) =>
    inAttackStep(begin, p1, { battleZone: [card, 'Seamine'], ...p2 })
      .choose(`${attacker} attacks the player`)
      .choose(`Block with ${card}`);

  driven('destroys all creatures of the race of what it has blocked and destroyed, itself too', (begin) => {
    expect(blocked(begin, 'Chaotic Skyterror').battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Seamine'] });
    expect(blocked(begin, 'Fear Fang').battleZones).toEqual({
      p1: ['Chaotic Skyterror', 'Ruthless Skyterror'],
      p2: [`${card} (tapped)`, 'Seamine'],
    });
  });

  driven('not if it loses, and not if it was attacked', (begin) => {
    const battleZone = ['Chaotic Skyterror', 'Gatling Skyterror'];
    const lost = inAttackStep(begin, { battleZone }, { battleZone: [card, 'Seamine'] });
    lost.choose('Gatling Skyterror attacks the player').choose(`Block with ${card}`);
    expect(lost.battleZones).toEqual({
      p1: ['Chaotic Skyterror', 'Gatling Skyterror (tapped)'],
      p2: ['Seamine'],
    });
    const attacked = inAttackStep(begin, p1, { battleZone: [tapped(card)] });
    attacked.choose(`Chaotic Skyterror attacks ${card}`);
    expect(attacked.battleZones).toEqual({
      p1: ['Ruthless Skyterror', 'Fear Fang'],
      p2: [`${card} (tapped)`],
    });
  });

  driven('nothing else is destroyed if what it has beaten was not', (begin) => {
    const duel = inAttackStep(begin, { battleZone: ['Aqua Soldier', 'Aqua Knight'] }, { battleZone: [card] });
    duel.choose('Aqua Soldier attacks the player').choose(`Block with ${card}`);
    expect(duel.battleZones).toEqual({ p1: ['Aqua Knight'], p2: [`${card} (tapped)`] });
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Soldier']);
  });
});

describe('Shaman Totem', () => {
  const drawn = (begin: Begin, ...others: readonly string[]) =>
    used(begin, 'Shaman Totem', { battleZone: others }).choose('Yes').count('p1', 'hand');

  driven('may draw a card for each other race among your creatures', (begin) => {
    expect(drawn(begin, 'Seamine', 'Fear Fang', 'Aqua Hulcus', 'Aqua Knight')).toBe(3);
    expect(drawn(begin, 'Akashic First, Electro-Dragon')).toBe(2);
  });

  driven('not for Mystery Totem', (begin) => {
    expect(drawn(begin, 'Clobber Totem')).toBe(0);
    const declined = used(begin, 'Shaman Totem', { battleZone: ['Seamine'] }).choose('No');
    expect(declined.count('p1', 'hand')).toBe(0);
  });

  driven("not for races of the opponent's creatures", (begin) => {
    const duel = used(begin, 'Shaman Totem', { battleZone: ['Seamine'] }, { battleZone: ['Fear Fang'] });
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(1);
  });
});

describe('Spiritual Star Dragon', () => {
  const deck = ['Überdragon Jabaha', 'Super Terradragon Bailas Gale', 'Crystal Paladin', 'Bolshack Dragon'];

  driven('searches for a creature that evolves from a Dragon and shows it', (begin) => {
    const duel = used(begin, 'Spiritual Star Dragon', { deck });
    expect(duel.options).toEqual(['Überdragon Jabaha', 'Super Terradragon Bailas Gale']);
    duel.choose('Super Terradragon Bailas Gale');
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual([
      'cardRevealed Super Terradragon Bailas Gale',
      'deckShuffled',
    ]);
    expect(duel.names('p1', 'hand')).toEqual(['Super Terradragon Bailas Gale']);
  });

  driven('also for one that evolves from a Dragon and something else', (begin) => {
    const duel = used(begin, 'Spiritual Star Dragon', {
      deck: ['Eternal Phoenix, Phoenix of the Dragonflame', ...deck],
    });
    expect(duel.options[0]).toBe('Eternal Phoenix, Phoenix of the Dragonflame');
  });

  driven('may find nothing; it breaks two shields', (begin) => {
    const duel = used(begin, 'Spiritual Star Dragon', { deck }).choose();
    expect([duel.count('p1', 'hand'), duel.facts('deckShuffled')]).toEqual([0, ['deckShuffled']]);
    const attacking = inAttackStep(begin, { battleZone: ['Spiritual Star Dragon'] }, { shieldZone: 3 });
    expect(attacking.choose('Spiritual Star Dragon attacks the player').decision.max).toBe(2);
  });
});

describe('The Grave of Angels and Demons', () => {
  const card = 'The Grave of Angels and Demons';

  driven('destroys all creatures of which there are two or more, whoever has them', (begin) => {
    const p1 = { battleZone: ['Fear Fang', 'Seamine', 'Burning Mane'] };
    const duel = used(begin, card, p1, { battleZone: ['Fear Fang', 'Seamine', 'Seamine', 'Aqua Hulcus'] });
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Aqua Hulcus'] });
  });

  driven('puts all cards of the same name in a mana zone into the graveyard', (begin) => {
    const manaZone = ['Solar Ray', 'Terror Pit', 'Holy Awe', 'Death Smoke', 'Holy Awe'];
    const p2 = { manaZone: ['Fear Fang', 'Fear Fang', 'Fear Fang', 'Solar Ray'] };
    const duel = used(begin, card, { manaZone }, p2);
    expect([duel.names('p1', 'manaZone'), duel.names('p2', 'manaZone')]).toEqual([
      ['Death Smoke', 'Solar Ray', 'Terror Pit'],
      ['Solar Ray'],
    ]);
    expect(duel.names('p2', 'graveyard')).toEqual(['Fear Fang', 'Fear Fang', 'Fear Fang']);
  });

  driven('does nothing where all names differ; it is a shield trigger', (begin) => {
    const p1 = { battleZone: ['Fear Fang'], manaZone: ['Fear Fang', 'Solar Ray'] };
    const duel = inAttackStep(begin, p1, { shieldZone: [card], battleZone: ['Aqua Hulcus'] });
    duel.choose('Fear Fang attacks the player').choose(card);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Aqua Hulcus'] });
    expect(duel.names('p1', 'manaZone')).toEqual(['Fear Fang', 'Solar Ray']);
  });
});

describe('Wrangle, the Hidden Heretic', () => {
  const card = 'Wrangle, the Hidden Heretic';
  const options = (begin: Begin, graveyard: readonly string[]) =>
    begin({
      p1: { hand: ['Solar Ray', 'Faerie Life', 'Terror Pit'], manaZone: MANA, graveyard },
      p2: { battleZone: [card], graveyard: ['Solar Ray'] },
    }).options.filter((one) => one.startsWith('Cast'));

  driven('the opponent cannot cast light and nature spells of which one is in the graveyard', (begin) => {
    expect(options(begin, ['Solar Ray', 'Faerie Life', 'Terror Pit'])).toEqual(['Cast Terror Pit']);
  });

  driven("not those of which one is in the other player's graveyard only", (begin) => {
    expect(options(begin, ['Holy Awe'])).toEqual(['Cast Solar Ray', 'Cast Faerie Life', 'Cast Terror Pit']);
  });

  driven('nor by their shield triggers', (begin) => {
    const triggers = (graveyard: readonly string[]) =>
      inAttackStep(begin, { battleZone: [card, 'Filler'] }, { shieldZone: ['Holy Awe'], graveyard }).choose(
        `${card} attacks the player`,
      ).asked;
    expect([triggers([]), triggers(['Holy Awe'])]).toEqual(['p2 declareShields', 'p1 attack']);
  });
});

describe("Asteria, Spirit of Heaven's Blessing", () => {
  const card = "Asteria, Spirit of Heaven's Blessing";

  driven('draws as many cards as the opponent does', (begin) => {
    const duel = used(begin, 'Brain Serum', {}, { battleZone: [card] });
    expect([duel.choose('2').count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 2]);
  });

  driven('not for the card of the draw step, nor for what it draws itself', (begin) => {
    const p1 = { hand: ['Brain Serum'], battleZone: ['Filler'] };
    const duel = begin({ step: 'draw', turn: 3, p1, p2: { battleZone: [card] } });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 0]);
    const own = used(begin, 'Brain Serum', { battleZone: [card, 'Filler'] }).choose('2');
    expect([own.count('p1', 'hand'), own.count('p2', 'hand')]).toEqual([2, 0]);
  });

  driven('not if the opponent draws nothing; it blocks and cannot attack players', (begin) => {
    const duel = used(begin, 'Brain Serum', {}, { battleZone: [card] }).choose('0');
    expect(duel.facts('effectTriggered')).toEqual([]);
    const attack = inAttackStep(begin, { battleZone: [card, 'Filler'] }, { battleZone: [card] });
    expect(attack.options).toEqual(['Filler attacks the player', 'Attack no more']);
    expect(attack.choose('Filler attacks the player').options).toEqual([`Block with ${card}`]);
  });
});

describe('Powered Stallion', () => {
  const crossedWith = (begin: Begin, creature: string) =>
    begin({
      p1: { manaZone: MANA, battleZone: ['Powered Stallion', creature, 'Filler'] },
      p2: { shieldZone: 5 },
    })
      .use('Cross Powered Stallion')
      .choose(creature);
  const breaks = (begin: Begin, creature: string) =>
    crossedWith(begin, creature).passUntil('p1 attack').choose(`${creature} attacks the player`).decision.max;

  driven('doubles the power of the crossed creature', (begin) => {
    expect(powersOf(crossedWith(begin, 'Seamine'), 'p1').slice(1)).toEqual(['Seamine 8000', 'Filler 1000']);
  });

  driven('gives double breaker from 6000 power on', (begin) => {
    expect([
      breaks(begin, 'Burning Mane'),
      breaks(begin, 'Fear Fang'),
      breaks(begin, 'Gatling Skyterror'),
    ]).toEqual([1, 2, 2]);
  });

  driven('and triple breaker instead from 15000 power on', (begin) => {
    const duel = crossedWith(begin, 'Roaring Great-Horn').passUntil('p1 attack');
    expect(powersOf(duel, 'p1')[1]).toBe('Roaring Great-Horn 16000');
    duel.choose('Roaring Great-Horn attacks the player');
    expect(duel.options.filter((one) => /breaker/i.test(one))).toEqual(['double breaker', 'triple breaker']);
  });
});

describe('Snork La, Shrine Guardian', () => {
  const card = 'Snork La, Shrine Guardian';

  driven("may return what the opponent's effects put from your mana zone into the graveyard", (begin) => {
    const p2 = { battleZone: [card], manaZone: ['Seamine', 'Fear Fang'] };
    const crisis = () => used(begin, 'Mana Crisis', {}, p2).choose('Seamine');
    const kept = crisis().choose('Yes');
    expect([kept.names('p2', 'manaZone'), kept.names('p2', 'graveyard')]).toEqual([
      ['Fear Fang', 'Seamine'],
      [],
    ]);
    expect(crisis().choose('No').names('p2', 'graveyard')).toEqual(['Seamine']);
  });

  driven('not what you put there yourself', (begin) => {
    const p1 = { battleZone: [card, 'Filler'], manaZone: { fire: 6 } };
    const own = used(begin, 'Explosive Fighter Ucarn', p1);
    own.choose(...own.options.slice(0, 2));
    expect([own.count('p1', 'manaZone'), own.facts('effectTriggered')]).toEqual([
      4,
      ['effectTriggered Explosive Fighter Ucarn'],
    ]);
  });

  driven('blocks and cannot attack players', (begin) => {
    const duel = inAttackStep(begin, { battleZone: [card, 'Filler'] }, { battleZone: [card] });
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
    expect(duel.choose('Filler attacks the player').options).toEqual([`Block with ${card}`]);
  });
});

describe('Gashi Gashi, the Brave Puppet', () => {
  const card = 'Gashi Gashi, the Brave Puppet';

  driven('goes to the mana zone with what it has lost a battle against', (begin) => {
    const p2 = { battleZone: [tapped('Seamine'), 'Fear Fang'] };
    const duel = inAttackStep(begin, { battleZone: [card, 'Filler'] }, p2).choose(`${card} attacks Seamine`);
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
    expect([duel.zone('p1', 'manaZone'), duel.zone('p2', 'manaZone')]).toEqual([
      [`${card} (tapped)`],
      ['Seamine'],
    ]);
    expect([duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([0, 0]);
  });

  driven('also where both have lost, and where it is attacked', (begin) => {
    const p2 = { battleZone: [tapped(card), 'Filler'] };
    const duel = inAttackStep(begin, { battleZone: ['Aqua Hulcus', 'Filler'] }, p2);
    duel.choose(`Aqua Hulcus attacks ${card}`);
    expect([duel.names('p1', 'manaZone'), duel.names('p2', 'manaZone')]).toEqual([['Aqua Hulcus'], [card]]);
  });

  driven('not where it wins, nor where something else destroys it', (begin) => {
    const p2 = { battleZone: [tapped('Filler'), 'Fear Fang'] };
    const won = inAttackStep(begin, { battleZone: [card, 'Filler'] }, p2).choose(`${card} attacks Filler`);
    expect([won.battleZones.p1, won.names('p2', 'graveyard')]).toEqual([
      [`${card} (tapped)`, 'Filler'],
      ['Filler'],
    ]);
    const destroyed = used(begin, 'Terror Pit', {}, { battleZone: [card] });
    expect([destroyed.names('p2', 'graveyard'), destroyed.names('p2', 'manaZone')]).toEqual([[card], []]);
  });
});

describe('Mestapo, the Patroller', () => {
  const card = 'Mestapo, the Patroller';

  driven('neither player finds anything in the own deck', (begin) => {
    const deck = ['Fear Fang', 'Seamine', 'Filler'];
    const mine = used(begin, 'Crystal Memory', { deck, battleZone: [card] });
    expect([mine.asked, mine.count('p1', 'hand'), mine.facts('deckShuffled')]).toEqual([
      'p1 attack',
      0,
      ['deckShuffled'],
    ]);
    const theirs = used(begin, 'Crystal Memory', { deck }, { battleZone: [card] });
    expect([theirs.facts('deckShuffled'), theirs.count('p1', 'hand')]).toEqual([['deckShuffled'], 0]);
    const without = used(begin, 'Crystal Memory', { deck });
    expect(without.options).toEqual(['Fear Fang', 'Seamine', 'Filler']);
  });

  driven('cards can still be revealed', (begin) => {
    const p2 = { battleZone: ['Burning Mane', 'Seamine', card] };
    const duel = used(begin, 'Treasure Chance', { deck: ['Fear Fang', 'Filler'] }, p2);
    expect(duel.options).toContain('Burning Mane');
  });

  driven('returns to the hand when it would be destroyed', (begin) => {
    const duel = used(begin, 'Terror Pit', {}, { battleZone: [card] });
    expect([duel.names('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([[card], []]);
  });
});

describe('Faerie Gift', () => {
  const cast = (begin: Begin, hand: readonly string[], mana: number, more: PlayerInput = {}) =>
    begin({
      p1: { hand: ['Faerie Gift', ...hand], manaZone: { nature: mana }, battleZone: ['Filler'], ...more },
    }).use('Cast Faerie Gift');

  driven('the next creature costs 3 less, the one after that its full cost', (begin) => {
    const duel = cast(begin, ['Fear Fang', 'Fear Fang'], 2);
    expect(duel.options).toContain('Summon Fear Fang');
    duel.use('Summon Fear Fang');
    expect([duel.battleZones.p1, duel.asked]).toEqual([['Filler', 'Fear Fang'], 'p1 attack']);
    const paid = cast(begin, ['Fear Fang', 'Fear Fang'], 7);
    paid.use('Summon Fear Fang').use('Summon Fear Fang');
    expect(paid.zone('p1', 'manaZone').filter((one) => one.includes('tapped'))).toHaveLength(5);
  });

  driven('but not less than 1, and a spell neither costs less nor counts', (begin) => {
    const duel = cast(begin, ['Burning Mane', 'Faerie Life', 'Fear Fang'], 4);
    duel.use('Cast Faerie Life');
    expect(duel.options).toContain('Summon Fear Fang');
    duel.use('Summon Burning Mane');
    expect(duel.zone('p1', 'manaZone').filter((one) => one.includes('tapped'))).toHaveLength(4);
  });

  driven('is over with the turn', (begin) => {
    const duel = cast(begin, ['Fear Fang'], 2, { deck: ['Filler', 'Filler', 'Filler'] });
    duel.passUntil('p2 charge').passUntil('p1 charge').pass();
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('Bolberg Cross Dragon', () => {
  const card = 'Bolberg Cross Dragon';
  const creaturesOf = (duel: Driver) => powersOf(duel, 'p1').filter((one) => !one.startsWith('Emerald Claw'));
  const begun = (begin: Begin, mana: number) =>
    begin({
      p1: { manaZone: { nature: mana }, battleZone: [card, 'Emerald Claw', 'Fear Fang'] },
      p2: { shieldZone: 5 },
    });

  driven('cross gears are crossed onto it for no cost', (begin) => {
    const duel = begun(begin, 0);
    expect(duel.options).toEqual(['Cross Emerald Claw without paying', 'Go on to the attack step']);
    duel.choose('Cross Emerald Claw without paying');
    expect(creaturesOf(duel)).toEqual([`${card} 9000`, 'Fear Fang 3000']);
    expect(duel.facts('gearCrossed', 'costPaid')).toEqual(['gearCrossed Emerald Claw']);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('onto others by paying only', (begin) => {
    const duel = begun(begin, 3);
    expect(duel.options.slice(0, 2)).toEqual(['Cross Emerald Claw', 'Cross Emerald Claw without paying']);
    duel.use('Cross Emerald Claw').choose('Fear Fang');
    expect(creaturesOf(duel)).toEqual([`${card} 7000`, 'Fear Fang 5000']);
    expect(duel.options).toContain('Cross Emerald Claw without paying');
  });

  driven("not for the opponent's cross gears; it attacks at once and breaks two shields", (begin) => {
    const theirs = begin({ p1: { battleZone: ['Emerald Claw', 'Filler'] }, p2: { battleZone: [card] } });
    expect(theirs.asked).toBe('p1 attack');
    const duel = begin({
      p1: { hand: [card], manaZone: { fire: 8 } },
      p2: { shieldZone: 5 },
    }).use(`Summon ${card}`);
    expect(duel.choose(`${card} attacks the player`).decision.max).toBe(2);
  });
});

describe('Bluum Erkis, Flare Guardian', () => {
  const card = 'Bluum Erkis, Flare Guardian';
  const attacks = (begin: Begin, shieldZone: readonly string[], p2: PlayerInput = {}) =>
    inAttackStep(
      begin,
      { battleZone: [card, 'Filler'] },
      { shieldZone, battleZone: ['Fear Fang'], ...p2 },
    ).choose(`${card} attacks the player`);

  driven('casts the spells with "shield trigger" that it would break itself', (begin) => {
    const duel = attacks(begin, ['Terror Pit', 'Seamine']);
    expect(duel.facts('cardRevealed', 'cardUsed', 'shieldBroken')).toEqual([
      'cardRevealed Terror Pit',
      'cardUsed Terror Pit',
      'cardRevealed Seamine',
    ]);
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard'), duel.names('p2', 'hand')]).toEqual([
      [],
      ['Fear Fang', 'Terror Pit'],
      ['Seamine'],
    ]);
  });

  driven(
    'other cards go to the hand, and creatures with "shield trigger" are for their owner to use',
    (begin) => {
      const duel = attacks(begin, ['Death Smoke', 'Dia Nork, Moonlight Guardian']);
      expect([duel.names('p2', 'hand'), duel.battleZones.p2]).toEqual([
        ['Death Smoke', 'Dia Nork, Moonlight Guardian'],
        ['Fear Fang'],
      ]);
      expect(attacks(begin, ['Amber Grass', 'Seamine']).asked).toBe('p2 declareShields');
    },
  );

  driven('a spell that may not be cast goes to the graveyard', (begin) => {
    const p2 = { battleZone: ['Alcadeias, Lord of Spirits', 'Fear Fang'] };
    const banned = attacks(begin, ['Terror Pit'], p2);
    expect([banned.names('p2', 'graveyard'), banned.facts('cardUsed')]).toEqual([['Terror Pit'], []]);
    const light = attacks(begin, ['Holy Awe'], p2);
    expect([light.names('p2', 'graveyard'), light.battleZones.p2]).toEqual([
      ['Holy Awe'],
      ['Alcadeias, Lord of Spirits (tapped)', 'Fear Fang (tapped)'],
    ]);
  });
});

describe('Soul Phoenix, Avatar of Unity', () => {
  const card = 'Soul Phoenix, Avatar of Unity';
  const bases = ['Baby Zoppe', 'Terradragon Gamiratar'] as const;
  const onTable = { name: card, over: bases };

  driven('is put on a Fire Bird and an Earth Dragon, and breaks three shields', (begin) => {
    const p1 = { battleZone: [...bases, 'Filler'] };
    const duel = used(begin, card, p1, { shieldZone: 5 })
      .choose(...bases)
      .passUntil('p1 attack');
    expect(duel.zone('p1', 'battleZone')).toHaveLength(2);
    expect(duel.choose(`${card} attacks the player`).decision.max).toBe(3);
    const without = begin({
      p1: { hand: [card], manaZone: MANA, battleZone: [bases[0], bases[0], 'Filler'] },
    });
    expect(without.options).not.toContain(`Summon ${card}`);
  });

  driven('leaves alone, and the two creatures below it are apart', (begin) => {
    const duel = used(begin, 'Terror Pit', {}, { battleZone: [onTable] });
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([[...bases], [card]]);
    expect(duel.facts('cardPut', 'effectTriggered')).toEqual([]);
    const returned = used(begin, 'Spiral Gate', { battleZone: [onTable] });
    expect([returned.battleZones.p1, returned.names('p1', 'hand')]).toEqual([[...bases], [card]]);
  });

  driven('both lie as it did, and can attack', (begin) => {
    const p2 = { battleZone: [{ ...onTable, tapped: true }] };
    const duel = used(begin, 'Terror Pit', {}, p2);
    expect(duel.battleZones.p2).toEqual(bases.map((name) => `${name} (tapped)`));
    const mine = used(begin, 'Spiral Gate', { battleZone: [onTable] });
    expect(mine.passUntil('p1 attack').options).toEqual([
      ...bases.map((name) => `${name} attacks the player`),
      'Attack no more',
    ]);
  });
});

describe('Akashic Third, the Electro-Bandit', () => {
  const card = 'Akashic Third, the Electro-Bandit';
  const attacks = (begin: Begin, deck: readonly string[], attacked: string) =>
    inAttackStep(
      begin,
      { battleZone: [card, 'Filler'], deck: [...deck, 'Filler'] },
      { battleZone: [tapped(attacked), 'Aqua Hulcus'], deck: ['Filler', 'Filler', 'Filler'] },
    ).choose(`${card} attacks ${attacked}`);

  driven('battles as the first creature of the deck', (begin) => {
    const duel = attacks(begin, ['Solar Ray', 'Gatling Skyterror', 'Seamine'], 'Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Aqua Hulcus']);
    expect(powersOf(duel, 'p1')).toEqual([`${card} 7000`, 'Filler 1000']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Gatling Skyterror', 'Solar Ray']);
  });

  driven('is itself again after the turn', (begin) => {
    const duel = attacks(begin, ['Gatling Skyterror'], 'Fear Fang').passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual([`${card} 1000`, 'Filler 1000']);
  });

  driven('goes to the graveyard as itself if it loses', (begin) => {
    const duel = attacks(begin, ['Burning Mane'], 'Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang (tapped)', 'Aqua Hulcus'] });
    expect(duel.names('p1', 'graveyard')).toEqual([card, 'Burning Mane']);
  });
});
