import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;
const MANA = { light: 3, water: 3, darkness: 3, fire: 3, nature: 3 } as const;

/** The card has been used in the main step, with mana for it. */
const used = (begin: Begin, card: string, p1: object = {}, p2: object = {}) => {
  const duel = begin({ p1: { hand: [card], manaZone: MANA, battleZone: ['Filler'], ...p1 }, p2 });
  return duel.use(duel.options.find((label) => label.endsWith(` ${card}`)) ?? card);
};

const inAttackStep = (begin: Begin, p1: object, p2: object = {}) => begin({ step: 'attack', p1, p2 });

const terrorPitOn = (begin: Begin, card: string, p2: object = {}) =>
  begin({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: [card, 'Fear Fang'], ...p2 },
  }).use('Cast Terror Pit');

describe('Akashic Second, Electro-Spirit', () => {
  const card = 'Akashic Second, Electro-Spirit';

  driven('may draw as it is put', (begin) => {
    const deck = ['Terror Pit', 'Filler'];
    expect(used(begin, card, { deck }).choose('Yes').zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(used(begin, card, { deck }).choose('No').count('p1', 'hand')).toBe(0);
  });

  driven('goes to the mana zone, tapped, instead of being destroyed', (begin) => {
    const duel = terrorPitOn(begin, card, { manaZone: 0 }).choose(card);
    expect([duel.names('p2', 'manaZone'), duel.count('p2', 'graveyard')]).toEqual([[card], 0]);
    expect(terrorPitOn(begin, card).choose('Fear Fang').zone('p2', 'graveyard')).toEqual(['Fear Fang']);
  });
});

describe('Akashic First, Electro-Dragon', () => {
  driven('can attack untapped creatures', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Akashic First, Electro-Dragon', 'Filler'] },
      { battleZone: ['Fear Fang'] },
    );
    expect(duel.options).toEqual([
      'Akashic First, Electro-Dragon attacks the player',
      'Akashic First, Electro-Dragon attacks Fear Fang',
      'Filler attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Animatrain, the Daring Beast', () => {
  driven('cannot attack while its player has more shields', (begin) => {
    const options = (mine: number, theirs: number) =>
      inAttackStep(
        begin,
        { battleZone: ['Animatrain, the Daring Beast', 'Filler'], shieldZone: mine },
        { shieldZone: theirs },
      ).options;
    const attack = 'Animatrain, the Daring Beast attacks the player';
    expect(options(3, 2)).toEqual(['Filler attacks the player', 'Attack no more']);
    expect(options(2, 2)).toContain(attack);
    expect(options(1, 2)).toContain(attack);
  });
});

describe('Asylum, the Dragon Paladin', () => {
  driven('becomes a face-down shield instead of being destroyed', (begin) => {
    const duel = terrorPitOn(begin, 'Asylum, the Dragon Paladin', { shieldZone: 2 }).choose('Asylum');
    expect(duel.names('p2', 'shieldZone')).toContain('Asylum, the Dragon Paladin');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'graveyard')]).toEqual([3, 0]);
    expect(duel.duel.game.zones.p2.shieldZone.some(({ faceUp }) => faceUp)).toBe(false);
  });
});

describe('Auzesu, the Demonic Holy Spirit', () => {
  const card = 'Auzesu, the Demonic Holy Spirit';
  const position = [
    { battleZone: [card, 'Hanusa, Radiance Elemental', 'Filler'] },
    { battleZone: [tapped('Fear Fang'), tapped('Burning Mane'), 'Aqua Vehicle'] },
  ] as const;

  driven('destroys a tapped creature when an Angel Command or Demon Command attacks', (begin) => {
    for (const attacker of [card, 'Hanusa, Radiance Elemental']) {
      const duel = inAttackStep(begin, ...position).choose(`${attacker} attacks the player`);
      expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
      duel.choose('Burning Mane');
      expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Aqua Vehicle']);
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
    }
  });

  driven('not when another creature attacks', (begin) => {
    const duel = inAttackStep(begin, ...position).choose('Filler attacks the player');
    expect([duel.asked, duel.count('p2', 'graveyard')]).toEqual(['p1 shields', 0]);
  });
});

describe('Balforce, the Demonic Holy Spirit', () => {
  driven('creatures of the opponent have to attack; it untaps after it has blocked', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Fear Fang', 'Filler'] },
      { battleZone: ['Balforce, the Demonic Holy Spirit'] },
    );
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Filler attacks the player']);
    duel.choose('Fear Fang attacks the player').choose('Block with Balforce');
    expect(duel.battleZones).toEqual({ p1: ['Filler (tapped)'], p2: ['Balforce, the Demonic Holy Spirit'] });
    expect(duel.asked).toBe('p2 block');
  });

  driven('creatures of its player need not', (begin) => {
    const duel = inAttackStep(begin, { battleZone: ['Balforce, the Demonic Holy Spirit', 'Filler'] });
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
  });
});

describe('Belzeber, Emperor of Death', () => {
  driven('who puts another creature loses a card of the mana zone', (begin) => {
    const own = used(begin, 'Fear Fang', {
      battleZone: ['Belzeber, Emperor of Death'],
      manaZone: ['Seamine', 'Fear Fang', 'Terror Pit', 'Faerie Child'],
    });
    expect(own.asked).toBe('p1 choose');
    own.choose('Terror Pit');
    expect([own.zone('p1', 'graveyard'), own.count('p1', 'manaZone')]).toEqual([['Terror Pit'], 3]);
    const theirs = used(
      begin,
      'Fear Fang',
      { manaZone: ['Seamine', 'Fear Fang', 'Terror Pit'] },
      { battleZone: ['Belzeber, Emperor of Death'], manaZone: 3 },
    );
    expect(theirs.asked).toBe('p1 choose');
    theirs.choose('Seamine');
    expect([theirs.zone('p1', 'graveyard'), theirs.count('p2', 'manaZone')]).toEqual([['Seamine'], 3]);
  });
});

describe('Breiga, the Wicked Protector', () => {
  const card = 'Breiga, the Wicked Protector';

  driven('may be destroyed instead of another creature of its player', (begin) => {
    const duel = terrorPitOn(begin, card).choose('Fear Fang');
    expect(duel.asked).toBe('p2 replace');
    const saved = duel.choose(duel.options.find((label) => label.includes(card)) ?? '');
    expect([saved.battleZones.p2, saved.zone('p2', 'graveyard')]).toEqual([['Fear Fang'], [card]]);
    const declined = terrorPitOn(begin, card).choose('Fear Fang').pass();
    expect([declined.battleZones.p2, declined.zone('p2', 'graveyard')]).toEqual([[card], ['Fear Fang']]);
  });

  driven('saves neither itself nor creatures of the opponent', (begin) => {
    expect(terrorPitOn(begin, card).choose(card).zone('p2', 'graveyard')).toEqual([card]);
    const theirs = inAttackStep(
      begin,
      { battleZone: [card, 'Fear Fang'] },
      { battleZone: [tapped('Burning Mane')] },
    ).choose('Fear Fang attacks Burning Mane');
    expect([theirs.asked, theirs.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Burning Mane']]);
  });
});

describe('Dolgeza, Veteran of Hard Battle', () => {
  driven('may draw for each Earth Eater, then for each Giant', (begin) => {
    const summoned = () =>
      used(begin, 'Dolgeza, Veteran of Hard Battle', {
        battleZone: ['Hazard Crawler', 'Midnight Crawler', 'Dawn Giant', 'Fear Fang'],
        deck: 12,
      });
    expect(summoned().choose('Yes').choose('Yes').count('p1', 'hand')).toBe(5);
    expect(summoned().choose('Yes').choose('No').count('p1', 'hand')).toBe(3);
    expect(summoned().choose('No').choose('Yes').count('p1', 'hand')).toBe(2);
  });
});

describe('Dorothea, the Explorer', () => {
  driven("draws as many cards as its player discards in the opponent's turn", (begin) => {
    const handAfter = (dorothea: readonly string[]) =>
      used(
        begin,
        'Lost Soul',
        { manaZone: { darkness: 7 } },
        { battleZone: dorothea, hand: ['Terror Pit', 'Fear Fang'], deck: ['Seamine', 'Filler', 'Filler'] },
      ).passUntil('p1 attack');
    const duel = handAfter(['Dorothea, the Explorer']);
    expect([duel.names('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Filler', 'Seamine'], 2]);
    expect(handAfter(['Fear Fang']).count('p2', 'hand')).toBe(0);
  });

  driven('nothing in its own turn', (begin) => {
    const duel = used(begin, 'Enigmatic Cascade', {
      hand: ['Enigmatic Cascade', 'Fear Fang'],
      battleZone: ['Dorothea, the Explorer'],
      deck: 6,
    }).choose('Fear Fang');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });
});

describe('Drill Mutant', () => {
  driven('returns an evolution creature of the graveyard', (begin) => {
    const duel = used(begin, 'Drill Mutant', {
      graveyard: ['Fear Fang', 'Crystal Lancer', 'Terror Pit', 'Legendary Bynor'],
    });
    expect(duel.options).toEqual(['Crystal Lancer', 'Legendary Bynor']);
    expect(duel.choose('Legendary Bynor').zone('p1', 'hand')).toEqual(['Legendary Bynor']);
    expect(used(begin, 'Drill Mutant', { graveyard: ['Fear Fang'] }).asked).toBe('p1 attack');
  });
});

describe('Eternal Phoenix, Phoenix of the Dragonflame', () => {
  const card = 'Eternal Phoenix, Phoenix of the Dragonflame';

  driven('it and Dragons of its player can attack untapped creatures, Dragonoids cannot', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: [card, 'Bolshack Dragon', 'Onslaughter Triceps'] },
      { battleZone: ['Fear Fang'] },
    );
    expect(duel.options.filter((label) => label.endsWith('Fear Fang'))).toEqual([
      `${card} attacks Fear Fang`,
      'Bolshack Dragon attacks Fear Fang',
    ]);
  });

  driven('returns the fire creatures of the graveyard but evolutions as it leaves', (begin) => {
    const duel = used(begin, 'Spiral Gate', {
      battleZone: [{ name: card, over: ['Baby Zoppe', 'Bolshack Dragon'] }],
      graveyard: ['Bombat, General of Speed', 'Fear Fang', 'Armored Groblav', 'Burst Shot'],
    });
    expect(duel.names('p1', 'hand')).toEqual(
      ['Baby Zoppe', 'Bolshack Dragon', 'Bombat, General of Speed', card].sort(),
    );
    expect(duel.names('p1', 'graveyard')).toEqual([
      'Armored Groblav',
      'Burst Shot',
      'Fear Fang',
      'Spiral Gate',
    ]);
  });
});

describe('Flesh-to-Spirit Conversion', () => {
  driven('other cards go to the mana zone, tapped, and the spell to the graveyard', (begin) => {
    const duel = used(
      begin,
      'Flesh-to-Spirit Conversion',
      { battleZone: ['Filler'], manaZone: { darkness: 4, nature: 1 } },
      { battleZone: [tapped('Fear Fang')] },
    );
    expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p1 attack', ['Flesh-to-Spirit Conversion']]);
    duel.choose('Filler attacks Fear Fang');
    expect([duel.count('p1', 'graveyard'), duel.names('p1', 'manaZone')]).toEqual([
      1,
      expect.arrayContaining(['Filler']),
    ]);
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe('Filler (tapped)');
  });

  driven("not the opponent's", (begin) => {
    const duel = used(
      begin,
      'Flesh-to-Spirit Conversion',
      { battleZone: ['Fear Fang'] },
      { battleZone: [tapped('Burning Mane')], manaZone: 0 },
    ).choose('Fear Fang attacks Burning Mane');
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'manaZone')]).toEqual([['Burning Mane'], 0]);
  });
});

describe('Fortification Against Barrage and Ambush', () => {
  driven('destroys all creatures of less power than the first creature of the deck', (begin) => {
    const duel = used(
      begin,
      'Fortification Against Barrage and Ambush',
      { battleZone: ['Filler', 'Seamine'], deck: ['Terror Pit', 'Fear Fang', 'Filler'] },
      { battleZone: ['Burning Mane', 'Explosive Dude Joe', 'Fear Fang'] },
    );
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Seamine'], p2: ['Explosive Dude Joe', 'Fear Fang'] });
    expect(duel.names('p1', 'graveyard')).toEqual([
      'Fear Fang',
      'Filler',
      'Fortification Against Barrage and Ambush',
      'Terror Pit',
    ]);
    expect(duel.zone('p1', 'deck')).toEqual(['Filler']);
  });
});

describe('Funeral Song of the Beasts', () => {
  const position = [
    { battleZone: ['Fear Fang', 'Filler'] },
    { battleZone: ['Seamine', tapped('Burning Mane')] },
  ] as const;

  driven('creatures have 4000 more, and break a shield where they are blocked', (begin) => {
    const duel = used(begin, 'Funeral Song of the Beasts', ...position);
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 7000', 'Filler 5000']);
    duel.choose('Fear Fang attacks the player').choose('Block with Seamine').choose('Shield 1');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 4]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Seamine']);
  });

  driven('not where they attack a creature', (begin) => {
    const duel = used(begin, 'Funeral Song of the Beasts', ...position);
    duel.choose('Fear Fang attacks Burning Mane').choose('Block with Seamine');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Funnoo, Officer of Bloody Winds', () => {
  const card = 'Funnoo, Officer of Bloody Winds';

  driven('attacks in the turn in which it is summoned', (begin) => {
    expect(used(begin, card).options).toContain(`${card} attacks the player`);
  });

  driven('is destroyed at the end of a turn in which the opponent broke a shield', (begin) => {
    const broken = inAttackStep(
      begin,
      { battleZone: ['Fear Fang', 'Filler'] },
      { battleZone: [card, 'Filler'], shieldZone: 5 },
    );
    broken.choose('Fear Fang attacks the player').pass().choose('Shield 1');
    expect(broken.battleZones.p2).toEqual([card, 'Filler']);
    expect(broken.passUntil('p2 charge').battleZones.p2).toEqual(['Filler']);
  });

  driven('not for shields that it breaks', (begin) => {
    const duel = inAttackStep(begin, { battleZone: [card, 'Filler'] });
    duel.choose(`${card} attacks the player`).choose('Shield 1').passUntil('p2 charge');
    expect(duel.battleZones.p1[0]).toContain(card);
  });
});

describe('Galamuta, Matchless Fear Lord', () => {
  driven('no shield trigger of any player in the turn in which it attacks', (begin) => {
    const position = [
      { battleZone: ['Galamuta, Matchless Fear Lord', 'Fear Fang', 'Filler'] },
      { shieldZone: ['Terror Pit', 'Terror Pit', 'Filler'] },
    ] as const;
    const duel = inAttackStep(begin, ...position);
    duel.choose('Galamuta, Matchless Fear Lord attacks the player').choose('Shield 1');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Terror Pit']]);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    const other = inAttackStep(begin, ...position)
      .choose('Fear Fang attacks the player')
      .choose('Shield 1');
    expect(other.asked).toBe('p2 declareShields');
  });
});

describe('Gaulzaganta, Spirit of the Woodland Ridges', () => {
  driven('all evolution creatures are tapped as one is put', (begin) => {
    const duel = used(
      begin,
      'Legendary Bynor',
      { battleZone: ['Aqua Vehicle', 'King Coral', 'Gaulzaganta, Spirit of the Woodland Ridges'] },
      { battleZone: ['Armored Groblav', 'Fear Fang'] },
    );
    if (duel.asked === 'p1 evolve') duel.choose('King Coral');
    expect(duel.battleZones.p2).toEqual(['Armored Groblav (tapped)', 'Fear Fang']);
    expect(duel.battleZones.p1).toContain('Gaulzaganta, Spirit of the Woodland Ridges');
    expect(duel.battleZones.p1.find((one) => one.startsWith('Legendary Bynor'))).toContain('tapped');
  });

  driven('not as another creature is put', (begin) => {
    const duel = used(
      begin,
      'Fear Fang',
      { battleZone: ['Gaulzaganta, Spirit of the Woodland Ridges'] },
      { battleZone: ['Armored Groblav'] },
    );
    expect(duel.battleZones.p2).toEqual(['Armored Groblav']);
  });
});

describe('Getchell, the Emitter', () => {
  driven('may put a card of the hand into the shields or the mana zone', (begin) => {
    const attacking = () =>
      inAttackStep(begin, {
        battleZone: ['Getchell, the Emitter', 'Filler'],
        hand: ['Fear Fang', 'Terror Pit'],
        shieldZone: 2,
        manaZone: 0,
      }).choose('Getchell, the Emitter attacks the player');
    const counts = (mode: number) => {
      const duel = attacking().choose('Yes');
      expect([duel.asked, duel.options.length]).toEqual(['p1 mode', 2]);
      duel.choose(duel.options[mode] ?? '').choose('Terror Pit');
      expect([duel.asked, duel.decision.max, duel.zone('p1', 'hand')]).toEqual([
        'p1 shields',
        2,
        ['Fear Fang'],
      ]);
      return [duel.count('p1', 'shieldZone'), duel.count('p1', 'manaZone')];
    };
    expect([counts(0), counts(1)]).toEqual([
      [3, 0],
      [2, 1],
    ]);
    expect(attacking().choose('No').count('p1', 'hand')).toBe(2);
  });
});

describe('Ground Giant', () => {
  const card = 'Ground Giant';

  driven('gets 2000 for each civilization in the battle zone; double breaker above 6000', (begin) => {
    const power = (p1: readonly string[], p2: readonly string[]) =>
      powersOf(inAttackStep(begin, { battleZone: [card, ...p1] }, { battleZone: p2 }), 'p1')[0];
    expect(power(['Fear Fang'], [])).toBe('Ground Giant 3000');
    expect(power(['Aqua Vehicle'], ['Aqua Vehicle'])).toBe('Ground Giant 5000');
    expect(power(['Aqua Vehicle'], ['Immortal Baron, Vorg'])).toBe('Ground Giant 7000');
    const shields = (p2: readonly string[]) =>
      inAttackStep(begin, { battleZone: [card, 'Aqua Vehicle'] }, { battleZone: p2 }).choose(
        `${card} attacks the player`,
      ).decision.max;
    expect([shields([]), shields(['Immortal Baron, Vorg'])]).toEqual([1, 2]);
  });
});

describe('Inspect Seed', () => {
  driven('its player may draw whenever one of their creatures attacks in this turn', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: { hand: [], battleZone: [tapped('Inspect Seed'), 'Fear Fang', 'Seamine'], deck: 10 },
    });
    duel
      .choose(duel.options.find((label) => label.startsWith('Inspect Seed: ')) ?? '')
      .passUntil('p1 attack');
    const hand = duel.count('p1', 'hand');
    duel.choose('Fear Fang attacks the player').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 shields', hand + 1]);
  });
});

describe("Judgement of the Flame's Spear and the Water's Blade", () => {
  const card = "Judgement of the Flame's Spear and the Water's Blade";

  driven('destroys all creatures of 3000 or less; its player may draw that many', (begin) => {
    const cast = () =>
      used(
        begin,
        card,
        { battleZone: ['Filler', 'Seamine'], deck: 10 },
        { battleZone: ['Fear Fang', 'Bolshack Dragon'] },
      );
    const duel = cast();
    expect(duel.battleZones).toEqual({ p1: ['Seamine'], p2: ['Bolshack Dragon'] });
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(2);
    expect(cast().choose('No').count('p1', 'hand')).toBe(0);
  });
});

describe('Keen, the Mobile Sage', () => {
  driven('has 2500 more while it attacks', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Keen, the Mobile Sage', 'Filler'] },
      { battleZone: [tapped('Bolshack Dragon')] },
    );
    expect(powersOf(duel, 'p1')[0]).toBe('Keen, the Mobile Sage 4000');
    duel.choose('Keen, the Mobile Sage attacks Bolshack Dragon');
    expect(duel.battleZones).toEqual({ p1: ['Keen, the Mobile Sage (tapped)', 'Filler'], p2: [] });
  });
});

describe('Langren, the Lone Wolf', () => {
  driven('cannot attack while another creature is untapped, whoever has it', (begin) => {
    const options = (p1: readonly object[], p2: readonly (object | string)[]) =>
      inAttackStep(begin, { battleZone: ['Langren, the Lone Wolf', ...p1] }, { battleZone: p2 }).options;
    const attack = 'Langren, the Lone Wolf attacks the player';
    expect(options([], [])).toContain(attack);
    expect(options([tapped('Filler')], [tapped('Fear Fang')])).toContain(attack);
    expect(options([], ['Fear Fang'])).not.toContain(attack);
    expect(options([{ name: 'Filler' }], [])).not.toContain(attack);
  });
});

describe('Lockon Dude Jiruba', () => {
  driven('other creatures of its player can attack untapped creatures in this turn', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: { hand: [], battleZone: [tapped('Lockon Dude Jiruba'), 'Fear Fang'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.choose(duel.options.find((label) => label.startsWith('Lockon Dude Jiruba: ')) ?? '');
    expect(duel.passUntil('p1 attack').options).toContain('Fear Fang attacks Filler');
  });
});

describe('Magical Pot', () => {
  driven('returns an evolution creature, of either player, with what is under it', (begin) => {
    const duel = used(
      begin,
      'Magical Pot',
      { battleZone: ['Filler', 'Armored Groblav'] },
      { battleZone: [{ name: 'Crystal Lancer', over: ['Aqua Soldier'] }, 'Fear Fang'] },
    );
    expect(duel.options).toEqual(['Armored Groblav', 'Crystal Lancer']);
    duel.choose('Crystal Lancer');
    expect(duel.names('p2', 'hand')).toEqual(['Aqua Soldier', 'Crystal Lancer']);
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('Melcap, the Mutant Explorer', () => {
  driven('taps all creatures of the opponent where it attacks them and is not blocked', (begin) => {
    const position = [
      { battleZone: ['Melcap, the Mutant Explorer', 'Filler'] },
      { battleZone: ['Seamine', 'Fear Fang', tapped('Burning Mane')] },
    ] as const;
    const attacks = (target: string) =>
      inAttackStep(begin, ...position).choose(`Melcap, the Mutant Explorer attacks ${target}`);
    const all = ['Seamine (tapped)', 'Fear Fang (tapped)', 'Burning Mane (tapped)'];
    expect(attacks('the player').pass().battleZones.p2).toEqual(all);
    expect(attacks('the player').choose('Block with Seamine').battleZones.p2).toContain('Fear Fang');
    expect(attacks('Burning Mane').pass().battleZones.p2).toContain('Fear Fang');
  });
});

describe("Mettza's Iron", () => {
  driven(
    'at the end of a turn in which it broke a shield it is destroyed, and each player loses mana',
    (begin) => {
      const attacking = (attacker: string) =>
        inAttackStep(
          begin,
          { battleZone: ["Mettza's Iron", 'Fear Fang'], manaZone: ['Seamine', 'Terror Pit'] },
          { manaZone: ['Filler', 'Solar Ray'], hand: [] },
        )
          .choose(`${attacker} attacks the player`)
          .choose('Shield 1')
          .choose('Attack no more');
      const duel = attacking("Mettza's Iron");
      expect(duel.asked).toBe('p1 choose');
      duel.choose('Seamine');
      expect(duel.asked).toBe('p2 choose');
      duel.choose('Solar Ray');
      expect(duel.battleZones.p1).toEqual(['Fear Fang']);
      expect(duel.names('p1', 'graveyard')).toEqual(["Mettza's Iron", 'Seamine']);
      expect(duel.zone('p2', 'graveyard')).toEqual(['Solar Ray']);
      const other = attacking('Fear Fang');
      expect([other.asked, other.count('p1', 'manaZone')]).toEqual(['p2 charge', 2]);
    },
  );

  driven('not for a shield that was not broken, since something else happened instead', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ["Mettza's Iron", 'Fear Fang'], manaZone: ['Seamine', 'Terror Pit'] },
      { battleZone: ['Pulsar Tree'], manaZone: ['Filler', 'Solar Ray'], hand: [] },
    )
      .choose("Mettza's Iron attacks the player")
      .choose('Shield 1')
      .choose('Replace: Pulsar Tree')
      .choose('Attack no more');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p2 charge', ['Pulsar Tree']]);
    expect(duel.battleZones.p1).toEqual(["Mettza's Iron (tapped)", 'Fear Fang']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([2, 2]);
  });
});

describe('Mobile Saint Meermax', () => {
  const card = 'Mobile Saint Meermax';
  const position = [
    { battleZone: [card, 'Filler'] },
    { battleZone: ['Burning Mane', tapped('Fear Fang')] },
  ] as const;

  driven('attacks creatures, untapped ones too, but no players', (begin) => {
    expect(inAttackStep(begin, ...position).options).toEqual([
      `${card} attacks Burning Mane`,
      `${card} attacks Fear Fang`,
      'Filler attacks the player',
      'Filler attacks Fear Fang',
      'Attack no more',
    ]);
  });

  driven('may untap where it wins a battle', (begin) => {
    const attacks = (foe: string) => inAttackStep(begin, ...position).choose(`${card} attacks ${foe}`);
    expect(attacks('Burning Mane').choose('Yes').battleZones.p1).toEqual([card, 'Filler']);
    expect(attacks('Burning Mane').choose('No').battleZones.p1[0]).toBe(`${card} (tapped)`);
    expect(attacks('Fear Fang').asked).toBe('p1 attack');
  });
});

describe('Nightmare Machine', () => {
  driven('each player chooses an untapped creature, which is destroyed', (begin) => {
    const duel = used(
      begin,
      'Nightmare Machine',
      { battleZone: ['Filler', 'Seamine', tapped('Fear Fang')] },
      { battleZone: [tapped('Bolshack Dragon'), 'Burning Mane', 'Aqua Vehicle'] },
    );
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Seamine']]);
    duel.choose('Filler');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Burning Mane', 'Aqua Vehicle']]);
    duel.choose('Aqua Vehicle');
    expect(duel.battleZones).toEqual({
      p1: ['Seamine', 'Fear Fang (tapped)'],
      p2: ['Bolshack Dragon (tapped)', 'Burning Mane'],
    });
  });
});

describe('Pacific Champion', () => {
  driven('is neither attacked nor blocked by creatures that are not evolutions', (begin) => {
    const attacked = inAttackStep(
      begin,
      { battleZone: ['Fear Fang', 'Armored Groblav'] },
      { battleZone: [tapped('Pacific Champion'), 'Filler'] },
    );
    expect(attacked.options.filter((label) => label.endsWith('Pacific Champion'))).toEqual([
      'Armored Groblav attacks Pacific Champion',
    ]);
    const asked = (blocker: string) =>
      inAttackStep(begin, { battleZone: ['Pacific Champion', 'Filler'] }, { battleZone: [blocker] }).choose(
        'Pacific Champion attacks the player',
      ).asked;
    expect([asked('Seamine'), asked('Kizar Basiku, the Outrageous')]).toEqual(['p1 shields', 'p2 block']);
  });

  driven('is put on a Merfolk', (begin) => {
    const duel = used(begin, 'Pacific Champion', { battleZone: ['Tide Patroller', 'Filler'] });
    expect(duel.battleZones.p1).toEqual(['Pacific Champion (over Tide Patroller)', 'Filler']);
  });
});

describe('Paradise of Sacred Birds and Crystal', () => {
  driven('multicolored creatures of its player cannot be blocked this turn', (begin) => {
    const asked = (attacker: string) =>
      used(
        begin,
        'Paradise of Sacred Birds and Crystal',
        { battleZone: ['Lukia Lex, Pinnacle Guardian', 'Fear Fang'] },
        { battleZone: ['Seamine'] },
      ).choose(`${attacker} attacks the player`).asked;
    expect([asked('Lukia Lex, Pinnacle Guardian'), asked('Fear Fang')]).toEqual(['p1 shields', 'p2 block']);
  });
});

describe('Pulpy Goobie', () => {
  driven('looks at up to 5 cards of the deck and puts them back in any order', (begin) => {
    const summoned = () =>
      used(begin, 'Pulpy Goobie', {
        deck: ['Fear Fang', 'Terror Pit', 'Seamine', 'Filler', 'Filler', 'Filler'],
      });
    const duel = summoned();
    expect([duel.asked, duel.options]).toEqual(['p1 number', ['0', '1', '2', '3', '4', '5']]);
    duel.choose('3');
    expect(duel.asked).toBe('p1 order');
    duel.choose('Seamine', 'Terror Pit', 'Fear Fang');
    expect([...duel.zone('p1', 'deck').slice(0, 3)].sort()).toEqual(['Fear Fang', 'Seamine', 'Terror Pit']);
    expect(duel.zone('p1', 'deck')[1]).toBe('Terror Pit');
    expect(summoned().choose('0').asked).toBe('p1 attack');
  });
});

describe('Queen Maiden, the Eternal', () => {
  const summoned = (begin: Begin) =>
    used(begin, 'Queen Maiden, the Eternal', {
      battleZone: ['Deklowaz, the Terminator', 'Filler'],
      deck: ['Terror Pit', 'Filler', 'Filler'],
      manaZone: { water: 2, nature: 1 },
    });

  driven('takes the top card if it is the named one, or puts it into the mana zone', (begin) => {
    const right = summoned(begin);
    expect(right.asked).toBe('p1 name');
    right.choose('Terror Pit');
    expect([right.zone('p1', 'hand'), right.count('p1', 'manaZone')]).toEqual([['Terror Pit'], 3]);
    const wrong = summoned(begin).choose('Filler');
    expect([wrong.count('p1', 'hand'), wrong.names('p1', 'manaZone')]).toEqual([
      0,
      expect.arrayContaining(['Terror Pit']),
    ]);
  });

  driven('breaks 2 shields', (begin) => {
    const duel = summoned(begin).choose('Terror Pit').choose('Queen Maiden, the Eternal attacks the player');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
  });
});

describe('Sirigel, the Absorber', () => {
  driven('may return a card of the mana zone or a shield to the hand', (begin) => {
    const attacking = () =>
      inAttackStep(begin, {
        battleZone: ['Sirigel, the Absorber', 'Filler'],
        manaZone: ['Fear Fang'],
        shieldZone: ['Seamine'],
        hand: [],
      }).choose('Sirigel, the Absorber attacks the player');
    const duel = attacking().choose('Yes');
    expect(duel.options).toHaveLength(2);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.decision.max, duel.zone('p1', 'hand')]).toEqual([
      'p1 shields',
      2,
      ['Fear Fang'],
    ]);
    const shield = attacking().choose('Yes');
    shield.choose(shield.options.find((label) => label !== 'Fear Fang') ?? '');
    expect([shield.zone('p1', 'hand'), shield.count('p1', 'shieldZone')]).toEqual([['Seamine'], 0]);
    expect(attacking().choose('No').count('p1', 'hand')).toBe(0);
  });
});

describe('Stronghold of Lightning and Flame', () => {
  driven('destroys a creature of 3000 or less; then its player may tap one', (begin) => {
    const cast = () =>
      used(
        begin,
        'Stronghold of Lightning and Flame',
        {},
        { battleZone: ['Fear Fang', 'Burning Mane', 'Seamine'] },
      );
    const duel = cast();
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Burning Mane').choose('Yes').choose('Seamine');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Seamine (tapped)']);
    expect(cast().choose('Fear Fang').choose('No').battleZones.p2).toEqual(['Burning Mane', 'Seamine']);
  });
});

describe('Tick Tick, Swift Viral Swordfighter', () => {
  driven('attacks in the turn in which it is summoned, and may draw', (begin) => {
    const card = 'Tick Tick, Swift Viral Swordfighter';
    const duel = used(begin, card, { deck: ['Terror Pit', 'Filler'] }).choose(`${card} attacks the player`);
    expect(duel.choose('Yes').zone('p1', 'hand')).toEqual(['Terror Pit']);
  });
});

describe('Trombo, Fractured Doll', () => {
  driven('may return a creature of the graveyard as it is put beside two with wave striker', (begin) => {
    const summoned = (beside: readonly string[]) =>
      used(begin, 'Trombo, Fractured Doll', {
        battleZone: beside,
        graveyard: ['Fear Fang', 'Terror Pit', 'Seamine'],
      });
    const duel = summoned(['Macho Melon', 'Macho Melon']).choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Seamine']);
    expect(duel.choose('Seamine').zone('p1', 'hand')).toEqual(['Seamine']);
    expect(summoned(['Macho Melon', 'Fear Fang']).asked).toBe('p1 attack');
  });
});

describe('Zack Ranba, the Sword Attacker', () => {
  driven('has 2000 more while all the mana of its player is tapped', (begin) => {
    const power = (manaZone: readonly (string | object)[]) =>
      powersOf(inAttackStep(begin, { battleZone: ['Zack Ranba, the Sword Attacker'], manaZone }), 'p1')[0];
    expect(power([tapped('Filler'), tapped('Seamine')])).toBe('Zack Ranba, the Sword Attacker 3000');
    expect(power([tapped('Filler'), 'Seamine'])).toBe('Zack Ranba, the Sword Attacker 1000');
  });
});
