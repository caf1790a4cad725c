import type { PlayerInput } from 'taiki/testing';
import {
  cardsIn,
  choose,
  creature,
  destroy,
  self,
  spell,
  spellAbility,
  useFree,
  whenDestroyed,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
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

describe('Überdragon Zaschack', () => {
  driven('breaks one more shield for each of your other Armored Dragons', (begin) => {
    const card = { name: 'Überdragon Zaschack', over: ['Bolshack Dragon'] };
    const broken = (...others: readonly string[]) => {
      const battleZone = [card, ...others];
      return inAttackStep(begin, { battleZone }, { battleZone: ['Astrocomet Dragon'] }).choose(
        'Überdragon Zaschack attacks the player',
      ).decision.max;
    };
    expect([broken(), broken('Bolshack Dragon', 'Gaulezal Dragon', 'Terradragon Gamiratar')]).toEqual([1, 3]);
  });

  driven('is put on an Armored Dragon only', (begin) => {
    const options = (base: string) =>
      begin({ p1: { hand: ['Überdragon Zaschack'], manaZone: { fire: 9 }, battleZone: [base] } }).options;
    expect(options('Bolshack Dragon')).toContain('Summon Überdragon Zaschack');
    expect(options('Terradragon Gamiratar')).not.toContain('Summon Überdragon Zaschack');
  });
});

describe('Bye Bye Amoeba', () => {
  const position = [
    { battleZone: ['Seamine', 'Fear Fang'] },
    { battleZone: [tapped('Bye Bye Amoeba'), 'Seamine'] },
  ] as const;

  driven('returns what has attacked it to the hand after the battle', (begin) => {
    const duel = inAttackStep(begin, ...position)
      .choose('Seamine attacks Bye Bye Amoeba')
      .pass();
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Seamine'] });
    expect([duel.names('p1', 'hand'), duel.names('p2', 'graveyard')]).toEqual([
      ['Seamine'],
      ['Bye Bye Amoeba'],
    ]);
  });

  driven('also after a battle with a blocking creature', (begin) => {
    const p1 = { battleZone: ['Hazard Crawler', 'Gatling Skyterror'] };
    const duel = inAttackStep(begin, p1, position[1])
      .choose('Gatling Skyterror attacks Bye Bye Amoeba')
      .choose('Block with Seamine');
    expect([duel.names('p1', 'hand'), duel.battleZones.p2]).toEqual([
      ['Gatling Skyterror'],
      ['Bye Bye Amoeba'],
    ]);
  });

  driven('not what attacks something else', (begin) => {
    const p2 = { battleZone: ['Bye Bye Amoeba', tapped('Fear Fang')] };
    const duel = inAttackStep(begin, position[0], p2).choose('Seamine attacks Fear Fang');
    expect(duel.names('p1', 'hand')).toEqual([]);
  });
});

describe('Creis Dober, Barrier Guardian', () => {
  const card = 'Creis Dober, Barrier Guardian';

  driven('has 4000 power more when it blocks while the opponent has an evolution creature', (begin) => {
    const blocked = (other: string) =>
      inAttackStep(
        begin,
        { battleZone: ['Hazard Crawler', 'Gatling Skyterror', other] },
        { battleZone: [card] },
      )
        .choose(`${other} attacks the player`)
        .choose(`Block with ${card}`).battleZones.p2;
    expect(blocked('Deathblade Beetle')).toEqual([]);
    const duel = inAttackStep(
      begin,
      { battleZone: ['Tri-horn Shepherd', { name: 'Crystal Paladin', over: ['Aqua Hulcus'] }] },
      { battleZone: [card] },
    );
    duel.choose('Tri-horn Shepherd attacks the player').choose(`Block with ${card}`);
    expect([duel.battleZones.p2, duel.names('p1', 'graveyard')]).toEqual([
      [`${card} (tapped)`],
      ['Tri-horn Shepherd'],
    ]);
  });

  driven('cannot attack players', (begin) => {
    expect(inAttackStep(begin, { battleZone: [card, 'Filler'] }).options).toEqual([
      'Filler attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Pixie Cocoon', () => {
  driven('returns a creature from the mana zone to the hand, and goes there tapped', (begin) => {
    const manaZone = ['Fear Fang', 'Burning Mane', 'Faerie Life'];
    const duel = used(begin, 'Pixie Cocoon', { manaZone });
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Fear Fang');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Fear Fang'], []]);
    expect(duel.zone('p1', 'manaZone')).toContain('Pixie Cocoon (tapped)');
  });

  driven('is a shield trigger, and goes to the graveyard where it is discarded', (begin) => {
    const p2 = { shieldZone: ['Pixie Cocoon'], manaZone: ['Fear Fang'] };
    const duel = inAttackStep(begin, { battleZone: ['Filler'] }, p2).choose('Filler attacks the player');
    duel.choose('Pixie Cocoon');
    expect(duel.names('p2', 'manaZone')).toEqual(['Pixie Cocoon']);
    expect(duel.names('p2', 'hand')).toContain('Fear Fang');
    const discarded = used(begin, 'Ghost Touch', {}, { hand: ['Pixie Cocoon'] });
    expect(discarded.names('p2', 'graveyard')).toEqual(['Pixie Cocoon']);
  });
});

describe('Polaris, the Oracle', () => {
  driven('a creature of yours that is attacked has 2000 power more', (begin) => {
    const p2 = { battleZone: ['Polaris, the Oracle', tapped('Seamine'), tapped('Fear Fang')] };
    const duel = inAttackStep(begin, { battleZone: ['Tri-horn Shepherd', 'Filler'] }, p2);
    duel.choose('Tri-horn Shepherd attacks Seamine');
    expect(duel.battleZones).toEqual({
      p1: ['Filler'],
      p2: ['Polaris, the Oracle', 'Seamine (tapped)', 'Fear Fang (tapped)'],
    });
    expect(powersOf(duel, 'p2')).toEqual(['Polaris, the Oracle 2000', 'Seamine 6000', 'Fear Fang 3000']);
  });
});

describe('Rubels, the Explorer', () => {
  driven('the opponent reveals the shields that your creatures break', (begin) => {
    const p2 = { shieldZone: ['Fear Fang', 'Seamine'] };
    const duel = inAttackStep(begin, { battleZone: ['Rubels, the Explorer', 'Filler'] }, p2);
    duel.choose('Filler attacks the player').choose('Shield 2');
    expect(duel.facts('cardRevealed')).toEqual(['cardRevealed Seamine']);
    const without = inAttackStep(begin, { battleZone: ['Filler'] }, p2).choose('Filler attacks the player');
    expect(without.choose('Shield 2').facts('cardRevealed')).toEqual([]);
  });
});

describe('Dejiron', () => {
  const position = [
    { battleZone: ['Tri-horn Shepherd', 'Filler'] },
    { hand: ['Hazard Crawler', 'Fear Fang', 'Megaria, Empress of Dread'], battleZone: ['Dejiron'] },
  ] as const;
  const blocked = (begin: Begin) =>
    inAttackStep(begin, ...position)
      .choose('Tri-horn Shepherd attacks the player')
      .choose('Block with Dejiron');

  driven('returns to the hand for a creature with blocker, which battles in its place', (begin) => {
    const duel = blocked(begin).choose('Yes');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Hazard Crawler (tapped)'] });
    expect(duel.names('p2', 'hand')).toEqual(['Dejiron', 'Fear Fang', 'Megaria, Empress of Dread']);
  });

  driven('may stay and battle itself', (begin) => {
    expect(blocked(begin).choose('No').battleZones).toEqual({
      p1: ['Tri-horn Shepherd (tapped)', 'Filler'],
      p2: [],
    });
  });

  driven('cannot attack', (begin) => {
    expect(inAttackStep(begin, { battleZone: ['Dejiron', 'Filler'] }).options).toEqual([
      'Filler attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Mind Capture', () => {
  driven(
    'what attacks this turn is blocked by the untapped creature with blocker that you choose, and by no other',
    (begin) => {
      const p2 = { battleZone: ['Seamine', 'Hazard Crawler', tapped('King Coral'), 'Fear Fang'] };
      const duel = used(
        begin,
        'Mind Capture',
        { battleZone: ['Fear Fang', 'Gatling Skyterror'] },
        p2,
      ).passUntil('p1 attack');
      duel.choose('Gatling Skyterror attacks the player').choose('Yes');
      expect(duel.options).toEqual(['Seamine', 'Hazard Crawler']);
      duel.choose('Seamine');
      expect(duel.battleZones.p2).toEqual(['Hazard Crawler', 'King Coral (tapped)', 'Fear Fang']);
      expect(duel.names('p2', 'graveyard')).toEqual(['Seamine']);
    },
  );

  driven('you may let them choose', (begin) => {
    const p2 = { battleZone: ['Seamine', 'Hazard Crawler'] };
    const duel = used(begin, 'Mind Capture', { battleZone: ['Gatling Skyterror'] }, p2).passUntil(
      'p1 attack',
    );
    duel.choose('Gatling Skyterror attacks the player').choose('No');
    expect(duel.options).toEqual(['Block with Seamine', 'Block with Hazard Crawler']);
  });
});

describe('Endless Puppet, Lord of Magic', () => {
  const card = { name: 'Endless Puppet, Lord of Magic', over: ['Mikay, Rattling Doll'] };

  driven('may draw for each card that the opponent discards', (begin) => {
    const duel = used(begin, 'Cranium Clamp', { battleZone: [card] }, { hand: ['Seamine', 'Fear Fang'] });
    duel.choose('Yes').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'graveyard')]).toEqual([2, 2]);
  });

  driven('not for what you discard', (begin) => {
    const duel = used(
      begin,
      'Ghost Touch',
      { battleZone: ['Filler'], hand: ['Ghost Touch'] },
      { battleZone: [card], hand: ['Seamine'] },
    );
    expect(duel.count('p2', 'hand')).toBe(0);
  });
});

describe('Mirumeru, the Love Fairy', () => {
  const card = 'Mirumeru, the Love Fairy';

  driven('you may put a card into your mana zone as you draw at the start of your turn', (begin) => {
    const p1 = { battleZone: [card], hand: ['Fear Fang'], deck: ['Seamine', 'Filler'] };
    const duel = begin({ step: 'draw', turn: 3, p1 }).choose('Yes').choose('Seamine');
    expect([duel.names('p1', 'manaZone'), duel.names('p1', 'hand')]).toEqual([['Seamine'], ['Fear Fang']]);
  });

  driven('your opponent may do so too', (begin) => {
    const p1 = { hand: ['Fear Fang'], deck: ['Seamine', 'Filler'] };
    const duel = begin({ step: 'draw', turn: 3, p1, p2: { battleZone: [card] } });
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 choose', ['Fear Fang', 'Seamine'], 0]);
    expect(duel.choose('Fear Fang').names('p1', 'manaZone')).toEqual(['Fear Fang']);
  });

  driven('not for other draws; it cannot attack players', (begin) => {
    const duel = used(begin, 'Energy Stream', { battleZone: [card, 'Filler'] });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
  });
});

describe('Shining Defense', () => {
  driven('the crossed creature has 1500 power more and "blocker"', (begin) => {
    const duel = begin({
      p1: { manaZone: { light: 1 }, battleZone: ['Shining Defense', 'Fear Fang', 'Filler'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Cross Shining Defense').choose('Fear Fang');
    expect(powersOf(duel, 'p1').slice(1)).toEqual(['Fear Fang 4500', 'Filler 1000']);
    duel.passUntil('p2 attack').choose('Filler attacks the player');
    expect(duel.options).toEqual(['Block with Fear Fang']);
  });
});

describe('Aqua Patrol', () => {
  driven(
    'the shields of one player are shuffled into the deck, and as many cards become shields',
    (begin) => {
      const p1 = { shieldZone: ['Fear Fang', 'Seamine'], deck: ['Terror Pit', 'Solar Ray', 'Filler'] };
      const p2 = { shieldZone: ['Holy Awe'], deck: ['Filler', 'Filler'] };
      const mine = used(begin, 'Aqua Patrol', p1, p2).choose('1: ').choose('Fear Fang', 'Seamine');
      expect([
        mine.count('p1', 'shieldZone'),
        mine.count('p1', 'deck'),
        mine.names('p2', 'shieldZone'),
      ]).toEqual([2, 3, ['Holy Awe']]);
      const theirs = used(begin, 'Aqua Patrol', p1, p2).choose('2: ');
      expect([
        theirs.count('p2', 'shieldZone'),
        theirs.count('p2', 'deck'),
        theirs.names('p1', 'shieldZone'),
      ]).toEqual([1, 2, ['Fear Fang', 'Seamine']]);
      expect(theirs.duel.game.zones.p2.shieldZone.some(({ faceUp }) => faceUp)).toBe(false);
    },
  );
});

describe('Spiral Lance', () => {
  driven('returns a cross gear to its owner, whoever has it', (begin) => {
    const duel = used(
      begin,
      'Spiral Lance',
      { battleZone: ['Fire Blade', 'Filler'] },
      { battleZone: ['Emerald Claw', 'Filler'] },
    );
    expect(duel.options).toEqual(['Fire Blade', 'Emerald Claw']);
    duel.choose('Emerald Claw');
    expect([duel.battleZones, duel.names('p2', 'hand')]).toEqual([
      { p1: ['Fire Blade', 'Filler'], p2: ['Filler'] },
      ['Emerald Claw'],
    ]);
  });

  driven('is a shield trigger', (begin) => {
    const duel = inAttackStep(
      begin,
      { battleZone: ['Filler', 'Fire Blade'] },
      { shieldZone: ['Spiral Lance'] },
    );
    duel.choose('Filler attacks the player').choose('Spiral Lance');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Filler (tapped)'], ['Fire Blade']]);
  });
});

describe('Sirius, the Patroller', () => {
  const card = 'Sirius, the Patroller';

  driven('may draw when you generate a cross gear', (begin) => {
    const duel = used(begin, 'Emerald Claw', { battleZone: [card] });
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(1);
    expect(used(begin, 'Energy Stream', { battleZone: [card] }).asked).not.toBe('p1 confirm');
  });

  driven('not when you cross one, nor when the opponent generates one', (begin) => {
    const crossing = begin({ p1: { manaZone: MANA, battleZone: ['Emerald Claw', card] } });
    const theirs = used(begin, 'Emerald Claw', {}, { battleZone: [card] });
    const triggered = [crossing.use('Cross Emerald Claw'), theirs].flatMap((duel) =>
      duel.facts('effectTriggered'),
    );
    expect(triggered).toEqual([]);
  });

  driven('blocks, and cannot attack players', (begin) => {
    expect(inAttackStep(begin, { battleZone: [card, 'Filler'] }).options).toEqual([
      'Filler attacks the player',
      'Attack no more',
    ]);
    const duel = inAttackStep(begin, { battleZone: ['Filler'] }, { battleZone: [card] }).choose(
      'Filler attacks the player',
    );
    expect(duel.options).toContain(`Block with ${card}`);
  });
});

describe('Treasure Chance', () => {
  const p2 = { battleZone: ['Burning Mane', 'Fear Fang', 'Seamine'] };
  const revealed = (begin: Begin, top: string) =>
    used(begin, 'Treasure Chance', { deck: [top, 'Filler'] }, p2);

  driven('a creature destroys one of the opponent that has less power', (begin) => {
    const duel = revealed(begin, 'Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Seamine']);
    expect(revealed(begin, 'Seamine').options).toEqual(['Burning Mane', 'Fear Fang']);
    expect(revealed(begin, 'Candy Drop').battleZones.p2).toHaveLength(3);
  });

  driven('a cross gear may be put, and anything else does nothing', (begin) => {
    const gear = revealed(begin, 'Fire Blade').choose('Yes');
    expect([gear.battleZones.p1, gear.battleZones.p2.length]).toEqual([['Filler', 'Fire Blade'], 3]);
    expect(revealed(begin, 'Fire Blade').choose('No').names('p1', 'graveyard')).toEqual([
      'Fire Blade',
      'Treasure Chance',
    ]);
    const spell = revealed(begin, 'Solar Ray');
    expect([spell.names('p1', 'graveyard'), spell.battleZones.p2.length]).toEqual([
      ['Solar Ray', 'Treasure Chance'],
      3,
    ]);
  });
});

describe('Rinne Seuss, Sacred Weapon Guardian', () => {
  const card = 'Rinne Seuss, Sacred Weapon Guardian';
  const scrapping = spell({
    name: 'Scrapping',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(destroy(choose(cardsIn('battleZone', 'opponent'))))],
  });
  const scrapped = (begin: Begin, what: string) =>
    begin({
      cards: [scrapping],
      p1: { hand: ['Scrapping'], manaZone: MANA },
      p2: { battleZone: [card, 'Fire Blade', 'Filler'] },
    })
      .use('Cast Scrapping')
      .choose(what);

  driven('may be destroyed instead of one of your cross gears', (begin) => {
    expect(scrapped(begin, 'Fire Blade').choose('Replace: ').battleZones.p2).toEqual([
      'Fire Blade',
      'Filler',
    ]);
    expect(scrapped(begin, 'Fire Blade').choose('Do not').battleZones.p2).toEqual([card, 'Filler']);
  });

  driven('not instead of a creature', (begin) => {
    expect(scrapped(begin, 'Filler').battleZones.p2).toEqual([card, 'Fire Blade']);
  });
});

describe('Sharion, Hunter of the West Wind', () => {
  const card = 'Sharion, Hunter of the West Wind';

  driven('your cross gears cost 1 less to generate and to cross, but at least 1', (begin) => {
    const options = (mana: number, p1: PlayerInput, p2: PlayerInput = {}) =>
      begin({ p1: { manaZone: { fire: mana }, ...p1 }, p2 }).options;
    expect(options(1, { hand: ['Fire Blade'], battleZone: [card] })).toContain('Generate Fire Blade');
    expect(options(1, { hand: ['Fire Blade'] }, { battleZone: [card] })).not.toContain('Generate Fire Blade');
    expect(options(1, { battleZone: [card, 'Fire Blade'] })).toContain('Cross Fire Blade');
    expect(options(1, { battleZone: ['Filler', 'Fire Blade'] })).not.toContain('Cross Fire Blade');
    expect(options(0, { hand: ['Crimson Rifle'], battleZone: [card] })).not.toContain(
      'Generate Crimson Rifle',
    );
  });
});

describe('Ophanis, Unified Five Elemental', () => {
  const card = 'Ophanis, Unified Five Elemental';
  const five = ['Emerald Grass', 'Candy Drop', 'Bloody Squito', 'Brawler Zyler', 'Fear Fang'];

  driven(
    'is summoned without paying while you have cards of all five civilizations in the battle zone',
    (begin) => {
      const begun = (battleZone: readonly string[], theirs: readonly string[] = []) =>
        begin({ p1: { hand: [card], battleZone }, p2: { battleZone: theirs } });
      const duel = begun(five).choose(`Summon ${card}`);
      expect(duel.battleZones.p1).toEqual([...five, card]);
      expect(begun(five.slice(1)).options).not.toContain(`Summon ${card}`);
      expect(begun(five.slice(1), five).options).not.toContain(`Summon ${card}`);
      expect(begun([...five.slice(0, 4), 'Gonta, the Warrior Savage']).options).toContain(`Summon ${card}`);
    },
  );

  driven('may be paid for instead', (begin) => {
    const duel = begin({ p1: { hand: [card], manaZone: { light: 5 }, battleZone: five } }).choose(
      `Summon ${card}`,
    );
    expect(duel.options).toEqual(['Pay its cost', 'Pay the alternative cost']);
    const paid = duel.choose('Pay its cost').zone('p1', 'manaZone');
    expect(paid.every((one) => one.endsWith('(tapped)'))).toBe(true);
  });

  driven('returns your creatures to the hand instead of destroying them while you have all five', (begin) => {
    const destroyed = (battleZone: readonly string[]) => {
      const duel = used(begin, 'Terror Pit', {}, { battleZone }).choose('Candy Drop');
      return [duel.names('p2', 'hand'), duel.names('p2', 'graveyard')];
    };
    expect(destroyed([card, ...five])).toEqual([['Candy Drop'], []]);
    expect(destroyed([card, ...five.slice(0, 4)])).toEqual([[], ['Candy Drop']]);
  });
});

describe('Cosmoview Lunatron', () => {
  const card = 'Cosmoview Lunatron';

  driven('is summoned without paying while a player has nine cards in the hand, itself included', (begin) => {
    const options = (mine: number, theirs: number) =>
      begin({ p1: { hand: [card, ...Array<string>(mine).fill('Seamine')] }, p2: { hand: theirs } }).options;
    expect(options(8, 0)).toContain(`Summon ${card}`);
    expect(options(7, 8)).not.toContain(`Summon ${card}`);
    expect(options(0, 9)).toContain(`Summon ${card}`);
  });

  driven('may draw at the start of your turn', (begin) => {
    const duel = begin({ step: 'startOfTurn', turn: 3, p1: { battleZone: [card] } });
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(2);
  });
});

describe('Miracle Quest', () => {
  const attackers = { battleZone: ['Gatling Skyterror', 'Fear Fang'] };
  const cast = (begin: Begin) =>
    used(begin, 'Miracle Quest', attackers, { battleZone: [tapped('Seamine')] }).passUntil('p1 attack');

  driven('may draw two cards for each shield that an attack has broken, as it ends', (begin) => {
    const duel = cast(begin).choose('Gatling Skyterror attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(4);
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(6);
  });

  driven('nothing for an attack that breaks none', (begin) => {
    const duel = cast(begin).choose('Gatling Skyterror attacks Seamine');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('Brutal Charge', () => {
  const deck = ['Fear Fang', 'Seamine', 'Terror Pit', 'Burning Mane', 'Filler'];
  const cast = (begin: Begin) =>
    used(begin, 'Brutal Charge', { battleZone: ['Gatling Skyterror', 'Filler'], deck }).passUntil(
      'p1 attack',
    );

  driven(
    'at the end of the turn, a creature of the deck for each shield that your creatures have broken',
    (begin) => {
      const duel = cast(begin).choose('Gatling Skyterror attacks the player').choose('Shield 1', 'Shield 2');
      duel.choose('Attack no more');
      expect([duel.options, duel.decision.max]).toEqual([
        ['Fear Fang', 'Seamine', 'Burning Mane', 'Filler'],
        2,
      ]);
      duel.choose('Fear Fang', 'Seamine');
      expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Seamine']);
      expect(duel.facts('cardRevealed')).toHaveLength(2);
    },
  );

  driven("at the end of the opponent's turn too, if it is cast in that turn", (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [
        creature({
          name: 'Lender',
          civilizations: ['water'],
          races: ['Test'],
          cost: 1,
          power: 1000,
          abilities: [whenDestroyed(self, useFree(choose(yourHand({ type: 'spell' }))))],
        }),
      ],
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Lender', tapped: true }], hand: ['Brutal Charge'], deck },
    }).choose('Fear Fang attacks Lender');
    expect([duel.asked, duel.facts('deckShuffled').length]).toEqual(['p2 charge', 1]);
  });

  driven('none where no shield was broken', (begin) => {
    const duel = cast(begin).choose('Attack no more');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 0]);
  });
});

describe('Reality Void', () => {
  const cast = (begin: Begin, p2: PlayerInput = {}) =>
    used(begin, 'Reality Void', {}, { hand: ['Seamine', 'Fear Fang'], manaZone: MANA, ...p2 });

  driven(
    'the opponent cannot charge mana in the next turn, not even the card that is drawn then',
    (begin) => {
      const duel = cast(begin).passUntil('p2 main');
      expect([duel.count('p2', 'hand'), duel.facts('manaCharged')]).toEqual([3, []]);
      expect(duel.duel.log.some((fact) => fact.kind === 'choiceMade' && fact.decision === 'charge')).toBe(
        false,
      );
    },
  );

  driven('you can, and the opponent can again after your next turn', (begin) => {
    const duel = cast(begin, { deck: ['Filler', 'Filler', 'Filler'] }).passUntil('p1 charge');
    expect(duel.passUntil('p2 charge').options).toHaveLength(5);
  });

  driven('effects do not put cards of the hand into the mana zone either, but other cards', (begin) => {
    const bubble = begin({
      p1: { hand: ['Reality Void'], manaZone: MANA, battleZone: ['Filler'] },
      p2: { hand: ['Faerie Life'], manaZone: MANA },
    }).use('Cast Reality Void');
    bubble.passUntil('p2 main').use('Cast Faerie Life');
    expect(bubble.count('p2', 'manaZone')).toBe(16);
  });
});

describe('Messiah, the Battlemaster', () => {
  const card = 'Messiah, the Battlemaster';
  const pile = { name: card, over: ['Stunning Totem'] };
  const p2 = { shieldZone: ['Terror Pit', 'Holy Awe', 'Brain Serum', 'Terror Pit', 'Terror Pit'] };

  driven('breaks three shields, whose shield triggers cannot be used', (begin) => {
    const duel = inAttackStep(begin, { battleZone: [pile, 'Filler'] }, p2);
    duel.choose(`${card} attacks the player`);
    expect(duel.decision.max).toBe(3);
    duel.choose('Shield 1', 'Shield 2', 'Shield 3');
    expect([duel.asked, duel.names('p2', 'hand')]).toEqual([
      'p1 attack',
      ['Brain Serum', 'Holy Awe', 'Terror Pit'],
    ]);
  });

  driven('those of shields that another creature breaks can', (begin) => {
    const duel = inAttackStep(begin, { battleZone: [pile, 'Filler'] }, p2).choose(
      'Filler attacks the player',
    );
    expect(duel.choose('Shield 1').asked).toBe('p2 declareShields');
    const after = inAttackStep(begin, { battleZone: [pile, 'Filler'] }, p2).choose(
      `${card} attacks the player`,
    );
    after.choose('Shield 1', 'Shield 2', 'Shield 3').choose('Filler attacks the player');
    expect(after.choose('Shield 1').asked).toBe('p2 declareShields');
  });

  driven('is put on a Mystery Totem', (begin) => {
    const options = (base: string) =>
      begin({ p1: { hand: [card], manaZone: { nature: 7 }, battleZone: [base] } }).options;
    expect(options('Stunning Totem')).toContain(`Summon ${card}`);
    expect(options('Fear Fang')).not.toContain(`Summon ${card}`);
  });
});
