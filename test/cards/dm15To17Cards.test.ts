import { creature, crossGear } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;
const MANA = { light: 3, water: 3, darkness: 3, fire: 3, nature: 3 } as const;

const gear = crossGear({ name: 'Gear', civilizations: ['fire'], cost: 1, abilities: [] });

/** The card has been used in the main step, with mana for it. */
const used = (begin: Begin, card: string, p1: object = {}, p2: object = {}) => {
  const duel = begin({
    cards: [gear],
    p1: { hand: [card], manaZone: MANA, battleZone: ['Filler'], ...p1 },
    p2,
  });
  return duel.use(duel.options.find((label) => label.endsWith(` ${card}`)) ?? card);
};

const inAttackStep = (begin: Begin, p1: object, p2: object = {}) => begin({ step: 'attack', p1, p2 });

const splashQueen = creature({
  name: 'Splash Queen',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 1,
  power: 1000,
});

describe('Admiral Queen', () => {
  driven('is put on a Splash Queen', (begin) => {
    const duel = begin({
      cards: [splashQueen],
      p1: { hand: ['Admiral Queen'], manaZone: { water: 6 }, battleZone: ['Splash Queen', 'Aqua Vehicle'] },
    }).use('Summon Admiral Queen');
    expect(duel.battleZones.p1).toEqual(['Admiral Queen (over Splash Queen)', 'Aqua Vehicle']);
  });

  driven('is tapped so that a player returns 2 cards of the mana zone', (begin) => {
    const mana = ['Seamine', 'Terror Pit', 'Filler'];
    const use = (mode: number) => {
      const duel = inAttackStep(
        begin,
        { battleZone: ['Admiral Queen', 'Filler'], manaZone: mana, hand: [] },
        { manaZone: mana, hand: [] },
      ).choose('Admiral Queen uses its tap ability');
      expect([duel.asked, duel.options.length]).toEqual(['p1 mode', 2]);
      return duel.choose(duel.options[mode] ?? '');
    };
    const own = use(0);
    expect(own.asked).toBe('p1 choose');
    own.choose('Seamine', 'Filler');
    expect([own.names('p1', 'hand'), own.count('p2', 'hand')]).toEqual([['Filler', 'Seamine'], 0]);
    const theirs = use(1);
    expect(theirs.asked).toBe('p2 choose');
    theirs.choose('Seamine', 'Terror Pit');
    expect([theirs.names('p2', 'hand'), theirs.count('p1', 'hand')]).toEqual([['Seamine', 'Terror Pit'], 0]);
  });
});

describe('Alphadios, Lord of Spirits', () => {
  const card = 'Alphadios, Lord of Spirits';

  driven('no player can use creatures and spells that are not light', (begin) => {
    const hand = [
      'Fear Fang',
      'Terror Pit',
      'Iere, Vizier of Bullets',
      'Solar Ray',
      'Lukia Lex, Pinnacle Guardian',
    ];
    const usable = (p1: readonly string[], p2: readonly string[]) =>
      begin({ p1: { hand, manaZone: MANA, battleZone: p1 }, p2: { battleZone: p2 } }).options.filter(
        (label) => label.startsWith('Summon') || label.startsWith('Cast'),
      );
    const light = ['Summon Iere, Vizier of Bullets', 'Cast Solar Ray', 'Summon Lukia Lex, Pinnacle Guardian'];
    expect(usable([card], [])).toEqual(light);
    expect(usable(['Filler'], [card])).toEqual(light);
    expect(usable(['Filler'], [])).toHaveLength(5);
  });

  driven('is put on an Angel Command', (begin) => {
    const duel = used(begin, card, { battleZone: ['Hanusa, Radiance Elemental', 'Filler'] });
    expect(duel.battleZones.p1).toEqual([`${card} (over Hanusa, Radiance Elemental)`, 'Filler']);
  });
});

describe('Death Chaser', () => {
  driven('destroys an untapped creature of the opponent', (begin) => {
    const duel = used(begin, 'Death Chaser', {}, { battleZone: [tapped('Fear Fang'), 'Seamine', 'Filler'] });
    expect(duel.options).toEqual(['Seamine', 'Filler']);
    expect(duel.choose('Seamine').battleZones.p2).toEqual(['Fear Fang (tapped)', 'Filler']);
  });
});

describe('Dorberos, the Imprisoning Fiend', () => {
  driven('creatures that are not darkness cost 2 more, whoever summons them; spells do not', (begin) => {
    const usable = (card: string, mana: Readonly<Record<string, number>>, p1: readonly string[]) =>
      begin({
        p1: { hand: [card], manaZone: mana, battleZone: ['Filler', ...p1] },
        p2: { battleZone: ['Filler', ...(p1.length === 0 ? ['Dorberos, the Imprisoning Fiend'] : [])] },
      }).duel.decision?.kind === 'main';
    for (const side of [[], ['Dorberos, the Imprisoning Fiend']]) {
      expect(usable('Aqua Vehicle', { water: 3 }, side)).toBe(false);
      expect(usable('Aqua Vehicle', { water: 4 }, side)).toBe(true);
      expect(usable('Writhing Bone Ghoul', { darkness: 2 }, side)).toBe(true);
      expect(usable('Solar Ray', { light: 2 }, side)).toBe(true);
    }
  });

  driven('breaks 2 shields', (begin) => {
    const card = 'Dorberos, the Imprisoning Fiend';
    const duel = inAttackStep(begin, { battleZone: [card] }).choose(`${card} attacks the player`);
    expect(duel.decision.max).toBe(2);
  });
});

describe('Frenzy Drum', () => {
  driven('is destroyed after it has attacked, and not after it has blocked', (begin) => {
    const duel = inAttackStep(begin, { battleZone: ['Frenzy Drum', 'Filler'] });
    duel.choose('Frenzy Drum attacks the player').choose('Shield 1');
    expect([duel.asked, duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Filler'],
      4,
    ]);
    const blocked = inAttackStep(
      begin,
      { battleZone: ['Fear Fang', 'Filler'] },
      { battleZone: ['Frenzy Drum'] },
    );
    blocked.choose('Fear Fang attacks the player').choose('Block with Frenzy Drum');
    expect(blocked.battleZones.p2).toEqual(['Frenzy Drum (tapped)']);
  });
});

describe('Glory Muscle', () => {
  driven('a creature of its player has 4000 more in this turn', (begin) => {
    const duel = used(
      begin,
      'Glory Muscle',
      { battleZone: ['Filler', 'Fear Fang'] },
      { battleZone: ['Seamine'] },
    );
    expect(duel.options).toEqual(['Filler', 'Fear Fang']);
    expect(powersOf(duel.choose('Fear Fang'), 'p1')).toEqual(['Filler 1000', 'Fear Fang 7000']);
    expect(powersOf(duel.passUntil('p2 charge'), 'p1')[1]).toBe('Fear Fang 3000');
  });
});

describe('Gyulcas, Sage of the East Wind', () => {
  driven('takes a cross gear of the deck, which is shown', (begin) => {
    const duel = used(begin, 'Gyulcas, Sage of the East Wind', {
      deck: ['Fear Fang', 'Gear', 'Terror Pit'],
    });
    expect(duel.options).toEqual(['Gear']);
    duel.choose('Gear');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([['Gear'], 2]);
    expect(duel.facts('cardRevealed')).toEqual(['cardRevealed Gear']);
  });
});

describe('Hammerhead Cluster', () => {
  driven('may return a creature of either player when it is destroyed', (begin) => {
    const destroyed = () =>
      begin({
        p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
        p2: { battleZone: ['Hammerhead Cluster', 'Fear Fang'] },
      })
        .use('Cast Terror Pit')
        .choose('Hammerhead Cluster');
    const duel = destroyed().choose('Yes');
    expect([duel.asked, [...duel.options].sort()]).toEqual(['p2 choose', ['Fear Fang', 'Filler']]);
    expect(duel.choose('Filler').zone('p1', 'hand')).toEqual(['Filler']);
    expect(destroyed().choose('No').battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
  });
});

describe('Hunter, the Invoked', () => {
  driven('may return a cross gear of the mana zone', (begin) => {
    const summoned = () =>
      used(begin, 'Hunter, the Invoked', {
        manaZone: ['Fear Fang', 'Fear Fang', 'Gear', 'Terror Pit'],
      });
    const duel = summoned().choose('Yes');
    if (duel.asked === 'p1 choose') duel.choose('Gear');
    expect(duel.zone('p1', 'hand')).toEqual(['Gear']);
    expect(summoned().choose('No').count('p1', 'hand')).toBe(0);
  });
});

describe('Moby, the Powerful Artilleryman', () => {
  driven('destroys a creature of less power than its own', (begin) => {
    const card = 'Moby, the Powerful Artilleryman';
    const position = [
      { battleZone: [card, 'Filler'] },
      { battleZone: ['Filler', 'Burning Mane', 'Fear Fang', 'Aqua Vehicle'] },
    ] as const;
    const duel = inAttackStep(begin, ...position).choose(`${card} attacks the player`);
    if (duel.asked === 'p1 choose') {
      expect(duel.options).toEqual(['Filler', 'Aqua Vehicle']);
      duel.choose('Filler');
    }
    expect([duel.asked, duel.battleZones.p2]).toEqual([
      'p1 shields',
      ['Burning Mane', 'Fear Fang', 'Aqua Vehicle'],
    ]);
    const other = inAttackStep(begin, ...position).choose('Filler attacks the player');
    expect(other.count('p2', 'battleZone')).toBe(4);
  });
});

describe('Moonlight, the Fallen Noble', () => {
  const card = 'Moonlight, the Fallen Noble';
  const destroyed = (begin: Begin, manaZone: number) =>
    begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card, 'Filler'], manaZone, graveyard: ['Fear Fang', 'Terror Pit', 'Seamine', card] },
    })
      .use('Cast Terror Pit')
      .choose(card);

  driven('returns up to 2 other creatures of the graveyard with 7 cards of mana', (begin) => {
    const duel = destroyed(begin, 7);
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 0, 2]);
    expect(duel.options).toEqual(['Fear Fang', 'Seamine', card]);
    duel.choose('Fear Fang', card);
    expect(duel.names('p2', 'hand')).toEqual(['Fear Fang', card]);
  });

  driven('none with 6', (begin) => {
    expect(destroyed(begin, 6).asked).toBe('p1 attack');
  });
});

describe('Pakurio', () => {
  driven("may look at the opponent's hand and add a card of it to their shields", (begin) => {
    const summoned = () => used(begin, 'Pakurio', {}, { hand: ['Fear Fang', 'Terror Pit'], shieldZone: 2 });
    const duel = summoned().choose('Yes');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Terror Pit']]);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([['Fear Fang'], 3]);
    expect(duel.names('p2', 'shieldZone')).toContain('Terror Pit');
    expect(duel.duel.game.zones.p2.shieldZone.some(({ faceUp }) => faceUp)).toBe(false);
    expect(summoned().choose('No').count('p2', 'hand')).toBe(2);
  });
});

describe('Pirates, the Invoked', () => {
  driven('other creatures of its player have 2000 more in its turn', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Pirates, the Invoked', 'Filler'] },
      { battleZone: ['Fear Fang', 'Pirates, the Invoked'] },
    );
    expect(powersOf(duel, 'p1')).toEqual(['Pirates, the Invoked 2000', 'Filler 3000']);
    expect(powersOf(duel, 'p2')).toEqual(['Fear Fang 3000', 'Pirates, the Invoked 2000']);
  });
});

describe('Ryokudou, the Principle Defender', () => {
  driven('puts 2 cards into the mana zone, then returns a creature; breaks 2 shields', (begin) => {
    const card = 'Ryokudou, the Principle Defender';
    const duel = used(begin, card, {
      battleZone: ['Pirates, the Invoked', 'Filler'],
      manaZone: ['Fear Fang', 'Faerie Life', 'Faerie Life', 'Faerie Life', 'Faerie Life'],
      deck: ['Terror Pit', 'Seamine', 'Filler'],
    });
    expect(duel.options).toEqual(expect.arrayContaining(['Fear Fang', 'Seamine']));
    expect(duel.options).toHaveLength(2);
    duel.choose('Seamine');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([['Seamine'], 6]);
    expect(duel.battleZones.p1).toEqual([`${card} (over Pirates, the Invoked)`, 'Filler']);
    expect(duel.choose(`${card} attacks the player`).decision.max).toBe(2);
  });
});

describe('Stunning Totem', () => {
  driven('a tapped creature of the opponent does not untap at the start of their next turn', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Stunning Totem'] },
      { battleZone: [tapped('Fear Fang'), tapped('Burning Mane'), 'Filler'], hand: ['Filler'] },
    ).choose('Stunning Totem attacks the player');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Burning Mane').choose('Shield 1').passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Burning Mane (tapped)', 'Filler']);
    duel.passUntil('p1 charge').passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Burning Mane', 'Filler']);
  });
});

describe('Valiant Spark', () => {
  const cast = (begin: Begin, mana: number) =>
    used(begin, 'Valiant Spark', { manaZone: { light: mana } }, { battleZone: ['Fear Fang', 'Seamine'] });

  driven('taps a creature of the opponent; all of them with 7 cards of mana', (begin) => {
    const duel = cast(begin, 6);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.choose('Seamine').battleZones.p2).toEqual(['Fear Fang', 'Seamine (tapped)']);
    expect(cast(begin, 7).battleZones.p2).toEqual(['Fear Fang (tapped)', 'Seamine (tapped)']);
  });
});

describe('Super Necrodragon Abas Nonaris', () => {
  driven('creatures of the opponent have to attack it if they can', (begin) => {
    const card = 'Super Necrodragon Abas Nonaris';
    const options = (tappedToo: boolean) =>
      inAttackStep(
        begin,
        { battleZone: ['Filler', 'Fear Fang'] },
        { battleZone: [{ name: card, tapped: tappedToo }, tapped('Fear Fang')] },
      ).options;
    expect(options(true)).toEqual([`Filler attacks ${card}`, `Fear Fang attacks ${card}`]);
    expect(options(false)).toHaveLength(5);
  });
});

describe('Überdragon Valkyrias', () => {
  driven('may put a Dragon of the mana zone that is no evolution', (begin) => {
    const card = 'Überdragon Valkyrias';
    const mana = ['Bolshack Dragon', 'Galklife Dragon', card, 'Onslaughter Triceps'];
    const summoned = () =>
      used(begin, card, {
        battleZone: ['Bolshack Dragon', 'Filler'],
        manaZone: [...mana, ...Array<string>(6).fill('Tornado Flame')],
      });
    const duel = summoned().choose('Yes');
    expect([...duel.options].sort()).toEqual(['Bolshack Dragon', 'Galklife Dragon']);
    duel.choose('Galklife Dragon');
    expect(duel.battleZones.p1).toEqual([`${card} (over Bolshack Dragon)`, 'Filler', 'Galklife Dragon']);
    expect(summoned().choose('No').count('p1', 'manaZone')).toBe(10);
  });
});

describe('Super Terradragon Bramgreil', () => {
  driven('is put on an Earth Dragon', (begin) => {
    const card = 'Super Terradragon Bramgreil';
    const duel = used(begin, card, { battleZone: ['Terradragon Regarion', 'Filler'] });
    expect(duel.battleZones.p1).toEqual([`${card} (over Terradragon Regarion)`, 'Filler']);
  });
});

describe('Astral Tempest', () => {
  driven('is put on a Cyber Virus and draws a card for each card of the mana zone', (begin) => {
    const duel = used(begin, 'Astral Tempest', {
      battleZone: ['Candy Drop', 'Filler'],
      manaZone: { water: 10 },
      deck: 20,
    });
    expect(duel.battleZones.p1).toEqual(['Astral Tempest (over Candy Drop)', 'Filler']);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([10, 0]);
  });
});
