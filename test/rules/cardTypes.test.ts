import type { CardDefinition } from 'taiki';
import {
  addToShields,
  alternativeCost,
  bearsIcon,
  called,
  cardsIn,
  castle,
  choose,
  creature,
  crossedGets,
  crossGear,
  d2Field,
  destroy,
  doubleBreaker,
  dragheartFortress,
  draw,
  dSwitch,
  each,
  extraTurn,
  field,
  gacharangeCreature,
  galaxyshield,
  guardStrike,
  inOrder,
  insteadDo,
  insteadOfBreaking,
  itself,
  kizunaPlus,
  moveUnder,
  power,
  put,
  returnToHand,
  self,
  spaceCharge,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  when,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 2 } as const;
const nature = (count: number) => ({ nature: count });

describe('303 cross gear', () => {
  const gear = crossGear({ ...plain, name: 'Heavy Gear', abilities: [crossedGets(power(2000))] });
  const clerk = creature({
    ...plain,
    name: 'Clerk',
    power: 1000,
    abilities: [when({ event: 'used', by: 'you' }, draw())],
  });
  const cards = [gear, clerk];

  driven('generating it is a use; crossing it by paying again is none', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Heavy Gear'], manaZone: nature(4), battleZone: ['Clerk', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Burning Mane'] },
    });
    duel.use('Generate Heavy Gear');
    expect(duel.battleZones.p1).toEqual(['Clerk', 'Fear Fang', 'Heavy Gear']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.use('Cross Heavy Gear');
    expect(duel.options).toEqual(['Clerk', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardUsed', 'gearCrossed')).toEqual(['cardUsed Heavy Gear', 'gearCrossed Heavy Gear']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Fear Fang attacks Forest Hornet');
    expect(duel.battleZones).toEqual({
      p1: ['Clerk', 'Fear Fang (tapped)', 'Heavy Gear'],
      p2: ['Burning Mane'],
    });
  });

  driven('stays when the creature leaves, and can be crossed onto another', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Spiral Gate'],
        manaZone: { nature: 4, water: 2 },
        battleZone: ['Heavy Gear', 'Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.choose('Cross Heavy Gear').choose('Tap Nature Filler, Nature Filler').choose('Fear Fang');
    duel.use('Cast Spiral Gate').choose('Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Heavy Gear', 'Burning Mane']);
    duel.use('Cross Heavy Gear').choose('Burning Mane attacks Forest Hornet');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Heavy Gear'], p2: [] });
  });

  driven('cannot be crossed onto the creature that it is crossed onto', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: nature(6), battleZone: ['Heavy Gear', 'Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cross Heavy Gear').choose('Fear Fang').use('Cross Heavy Gear');
    expect(duel.asked).toBe('p1 main');
    expect(duel.facts('gearCrossed')).toHaveLength(2);
    const alone = begin({ cards, p1: { manaZone: nature(4), battleZone: ['Heavy Gear', 'Fear Fang'] } });
    alone.use('Cross Heavy Gear');
    expect(alone.asked).toBe('p1 attack');
  });
});

describe('304 castle', () => {
  const keep = castle({ ...plain, name: 'Old Keep', abilities: [each(yourCreatures(), power(2000))] });
  const cards = [keep];

  driven('fortifies a shield, and goes to the graveyard when that shield leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Old Keep'], manaZone: nature(2), battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Forest Hornet', tapped: true },
          'Burning Mane',
          { name: 'Iere, Vizier of Bullets', tapped: true },
        ],
      },
    });
    duel.use('Fortify with Old Keep');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Shield 3').choose('Fear Fang attacks Forest Hornet').passUntil('p2 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Old Keep'],
      p2: ['Burning Mane', 'Iere, Vizier of Bullets'],
    });
    duel.choose('Burning Mane attacks the player').choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Old Keep']);
    duel.choose('Iere, Vizier of Bullets attacks the player').choose('Shield 2');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Old Keep']);
    expect(duel.count('p1', 'shieldZone')).toBe(3);
  });

  driven('needs a shield', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Old Keep'], manaZone: nature(2), shieldZone: 0 } });
    expect(duel.asked).toBe('p2 charge');
  });
});

describe('308 field', () => {
  const plains = field({ ...plain, name: 'Wide Plains', abilities: [each(yourCreatures(), power(1000))] });
  const stageOf = (name: string) =>
    d2Field({
      ...plain,
      name,
      abilities: [
        each(yourCreatures(), power(1000)),
        dSwitch({ event: 'put', what: { of: 'you', filter: { type: 'creature', other: true } } }, draw()),
      ],
    });
  const cards = [plains, stageOf('First Stage'), stageOf('Second Stage')];

  driven('is expanded and stays, several of them too', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Wide Plains', 'Wide Plains', 'First Stage'],
        manaZone: nature(6),
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.use('Expand Wide Plains').use('Expand Wide Plains').use('Expand First Stage');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Forest Hornet',
      'Attack no more',
    ]);
    duel.choose('Burning Mane attacks Forest Hornet');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane (tapped)', 'Wide Plains', 'Wide Plains', 'First Stage'],
      p2: [],
    });
  });

  driven('703.4m a second D2 field sends the first to the graveyard, whoever has it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Second Stage'], manaZone: nature(2), battleZone: ['Fear Fang'] },
      p2: { battleZone: ['First Stage', 'Wide Plains'] },
    });
    duel.use('Expand Second Stage');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Second Stage'], p2: ['Wide Plains'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['First Stage']);
  });

  driven('703.4m so does a second one of the same player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Second Stage'], manaZone: nature(2), battleZone: ['First Stage', 'Fear Fang'] },
    });
    duel.use('Expand Second Stage');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Second Stage']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['First Stage']);
  });

  driven('its D switch is used once', (begin) => {
    const position = {
      cards,
      p1: { hand: ['Steel Smasher', 'Burning Mane'], manaZone: nature(4), battleZone: ['First Stage'] },
    };
    const duel = begin(position).use('Summon Steel Smasher').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.use('Summon Burning Mane').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.battleZones.p1).toEqual(['First Stage', 'Steel Smasher', 'Burning Mane']);
    const later = begin(position).use('Summon Steel Smasher').pass().use('Summon Burning Mane').choose('Yes');
    expect(later.count('p1', 'hand')).toBe(1);
  });
});

describe('118 super GR zone, 117 hyperspatial zone', () => {
  const robot = gacharangeCreature({ name: 'Capsule Robot', civilizations: [], cost: 3, power: 2000 });
  const engine = gacharangeCreature({ name: 'Capsule Engine', civilizations: [], cost: 3, power: 2000 });
  const crank = spell({
    ...plain,
    name: 'Crank',
    abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 })],
  });
  const fort = dragheartFortress({
    name: 'Dragon Fort',
    civilizations: ['fire'],
    cost: 4,
    abilities: [each(yourCreatures(), power(1000))],
  });
  const raise = spell({
    ...plain,
    name: 'Raise',
    abilities: [spellAbility(put(choose(cardsIn('hyperspatialZone', 'you'))))],
  });
  const fell = spell({
    ...plain,
    name: 'Fell',
    abilities: [spellAbility(returnToHand(cardsIn('battleZone', 'any', { type: 'dragheartFortress' })))],
  });
  const wall = spell({
    name: 'Wall Up',
    civilizations: ['light'],
    cost: 1,
    abilities: [spellAbility(addToShields(yourCreatures()))],
  });
  const flood = spell({ ...plain, name: 'Flood', abilities: [spellAbility(destroy(yourCreatures()))] });
  const pull = spell({
    ...plain,
    name: 'Pull',
    abilities: [
      spellAbility(
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures()), 'pile') },
          moveUnder(the('pile'), 'all', 'manaZone'),
        ),
      ),
    ],
  });
  const cards = [robot, engine, crank, fort, raise, fell];
  const withPile = (inHand: CardDefinition) => ({
    cards: [...cards, inHand],
    p1: {
      hand: [inHand.name],
      manaZone: nature(2),
      battleZone: [{ name: 'Burning Mane', over: ['Capsule Robot', 'Fear Fang'] }],
    },
  });

  driven('a gacharange creature is summoned from the top, and goes to the bottom when it leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Crank', 'Spiral Gate'],
        manaZone: { nature: 2, water: 2 },
        superGRZone: ['Capsule Robot', 'Capsule Engine'],
      },
      p2: { battleZone: ['Mist Rias, Sonic Guardian'] },
    });
    duel.choose('Cast Crank').choose('Tap Nature Filler, Nature Filler').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Engine']);
    duel.use('Cast Spiral Gate').choose('Capsule Robot');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Engine', 'Capsule Robot']);
    expect(duel.zone('p1', 'hand')).toEqual([]);
    expect(duel.facts('cardUsed')).toEqual([
      'cardUsed Crank',
      'cardUsed Capsule Robot',
      'cardUsed Spiral Gate',
    ]);
  });

  driven('it goes there when it is destroyed, too', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Capsule Robot', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Capsule Robot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
    expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Capsule Robot']);
  });

  driven('it goes there from below another card, which goes where it was to go', (begin) => {
    const duel = begin(withPile(flood));
    duel.facts();
    duel.use('Cast Flood');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang', 'Flood']);
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual([
      'cardDestroyed Burning Mane',
      'cardMoved Capsule Robot',
      'cardMoved Fear Fang',
      'cardMoved Flood',
    ]);
  });

  driven('it goes there when it is taken from below a creature', (begin) => {
    const duel = begin(withPile(pull));
    duel.facts();
    duel.use('Cast Pull');
    expect(duel.battleZones.p1).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe('Fear Fang');
    expect(duel.facts('manaCharged', 'cardMoved')).toEqual([
      'cardMoved Capsule Robot',
      'cardMoved Fear Fang',
      'cardMoved Pull',
    ]);
  });

  driven('where it would become a shield it goes there too, and no shield was placed', (begin) => {
    const duel = begin({
      cards: [...cards, wall],
      p1: { hand: ['Wall Up'], manaZone: { light: 1 }, battleZone: ['Capsule Robot', 'Burning Mane'] },
    });
    duel.facts();
    duel.use('Cast Wall Up');
    expect(duel.facts('shieldPlaced', 'cardMoved')).toEqual([
      'cardMoved Capsule Robot',
      'shieldPlaced Burning Mane',
      'cardMoved Wall Up',
    ]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });

  driven('a dragheart fortress stands alone, and goes to the hyperspatial zone when it leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raise', 'Fell'],
        manaZone: nature(4),
        battleZone: ['Fear Fang'],
        hyperspatialZone: ['Dragon Fort'],
      },
    });
    duel.use('Cast Raise');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Dragon Fort']);
    expect(duel.zone('p1', 'hyperspatialZone')).toEqual([]);
    duel.use('Cast Fell');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'hyperspatialZone')).toEqual(['Dragon Fort']);
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });
});

describe('603.3b icons', () => {
  const bearer = (name: string, ability: Parameters<typeof bearsIcon>[1]) =>
    creature({ ...plain, name, power: 1000, abilities: [bearsIcon('kizuna', ability)] });
  const leader = creature({ ...plain, name: 'Bond Leader', power: 5000, abilities: [kizunaPlus(2)] });
  const giver = bearer('Card Giver', whenPut(self, draw()));
  const sower = bearer('Mana Sower', whenPut(self, topOfDeckTo('manaZone')));
  const killer = bearer(
    'Friend Killer',
    whenPut(self, destroy(choose(yourCreatures({ names: ['Card Giver'] })))),
  );
  const cards = [leader, giver, sower, killer];
  const position = {
    cards,
    step: 'attack' as const,
    p1: {
      battleZone: [
        { name: 'Bond Leader', over: ['Burning Mane'] },
        'Card Giver',
        'Mana Sower',
        'Friend Killer',
      ],
    },
    p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
  };

  driven('what was chosen stays on standby when the creature that bears the icon dies', (begin) => {
    const duel = begin(position).choose('Bond Leader attacks Fear Fang').choose('Yes');
    expect(duel.asked).toBe('p1 mode');
    expect(duel.options).toHaveLength(3);
    duel.choose('Card Giver: draw', 'Friend Killer');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.duel.log.flatMap((fact) => (fact.kind === 'effectTriggered' ? [fact.event] : []))).toEqual([
      'attackDeclared',
      'effectBegan',
      'effectBegan',
    ]);
    duel.choose('Friend Killer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Bond Leader (tapped)', 'Mana Sower', 'Friend Killer'], p2: [] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Card Giver']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 0]);
  });

  driven('nothing is used where no card is below, or none is spent', (begin) => {
    const spared = begin(position).choose('Bond Leader attacks Fear Fang').pass();
    expect(spared.asked).toBe('p1 attack');
    expect(spared.battleZones.p1).toEqual([
      'Bond Leader (tapped, over Burning Mane)',
      'Card Giver',
      'Mana Sower',
      'Friend Killer',
    ]);
    expect(spared.count('p1', 'hand')).toBe(0);
    const bare = begin({ ...position, p1: { battleZone: ['Bond Leader', 'Card Giver', 'Mana Sower'] } });
    bare.choose('Bond Leader attacks Fear Fang').choose('Yes');
    expect(bare.asked).toBe('p1 attack');
    expect([bare.count('p1', 'hand'), bare.count('p1', 'manaZone')]).toEqual([0, 0]);
  });
});

describe('galaxyshield', () => {
  const star = creature({
    ...plain,
    name: 'Far Star',
    cost: 6,
    power: 6000,
    abilities: [...galaxyshield(2)],
  });
  const position = {
    cards: [star],
    p1: { hand: ['Far Star'], manaZone: nature(2), battleZone: ['Fear Fang'] },
  };

  driven('is laid out face up as a shield, and may be summoned from there in the next turn', (begin) => {
    const duel = begin(position).use('Galaxyshield Far Star');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.duel.game.zones.p1.shieldZone.at(-1)?.faceUp).toBe(true);
    expect(duel.facts('cardUsed')).toEqual([]);
    duel.passUntil('p1 declareUsage').choose('Declare Far Star').passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Far Star']);
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Far Star']);
  });

  driven('stays in the hand, and usable, where something else happens instead', (begin) => {
    const curator = creature({
      ...plain,
      name: 'Curator',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you' }, to: 'shieldZone' },
          instead: insteadDo(draw()),
        },
      ],
    });
    const duel = begin({
      cards: [star, curator],
      p1: { hand: ['Far Star'], manaZone: nature(2), battleZone: ['Curator', 'Fear Fang'] },
    });
    duel.use('Galaxyshield Far Star');
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    expect(duel.names('p1', 'hand')).toEqual(['Far Star', 'Filler']);
    expect(duel.duel.game.zones.p1.hand.some(({ pending }) => pending)).toBe(false);
  });

  driven('stays a shield where it is not declared', (begin) => {
    const duel = begin(position).use('Galaxyshield Far Star').passUntil('p1 declareUsage').pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });

  driven('costs its own number', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, manaZone: nature(1) } });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('and nothing in place of it', (begin) => {
    const bartered = creature({
      ...plain,
      name: 'Bartered Star',
      cost: 6,
      power: 6000,
      abilities: [...galaxyshield(2), alternativeCost(destroy(yourCreatures()))],
    });
    const duel = begin({
      cards: [bartered],
      p1: { hand: ['Bartered Star'], manaZone: nature(2), battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual([
      'Summon Bartered Star',
      'Galaxyshield Bartered Star',
      'Go on to the attack step',
    ]);
    duel.use('Galaxyshield Bartered Star');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.duel.log.filter(({ kind }) => kind === 'costPaid')).toMatchObject([{ cost: 2 }]);
  });

  driven('but summoned from the hand it costs what it costs', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, manaZone: nature(6) } });
    expect(duel.options).toEqual(['Summon Far Star', 'Galaxyshield Far Star', 'Go on to the attack step']);
    duel.use('Summon Far Star');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Far Star']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'costPaid')).toMatchObject([{ cost: 6 }]);
  });
});

describe('space charge', () => {
  const comet = creature({ ...plain, name: 'Comet', power: 1000, abilities: [spaceCharge('fire', draw())] });
  const charge = (name: string) => ({
    cards: [comet],
    step: 'charge' as const,
    p1: { hand: [name], battleZone: ['Comet'] },
    p2: { battleZone: ['Comet'] },
  });

  driven('answers a card of its civilization that is put into the mana zone of its player', (begin) => {
    const fire = begin(charge('Bolshack Dragon')).choose('Charge Bolshack Dragon');
    expect(fire.asked).toBe('p1 attack');
    expect([fire.count('p1', 'hand'), fire.count('p2', 'hand')]).toEqual([1, 0]);
    const other = begin(charge('Fear Fang')).choose('Charge Fear Fang');
    expect(other.asked).toBe('p1 attack');
    expect([other.count('p1', 'hand'), other.count('p2', 'hand')]).toEqual([0, 0]);
  });
});

describe('112.3 guard strike', () => {
  const guard = spell({ ...plain, name: 'Guard Post', abilities: [guardStrike, spellAbility(draw())] });
  const position = {
    cards: [guard],
    step: 'attack' as const,
    p1: { battleZone: ['Fear Fang', 'Forest Hornet', 'Burning Mane'] },
    p2: { shieldZone: ['Guard Post', 'Filler', 'Filler'] },
  };

  driven('a creature of the opponent cannot attack for this turn, and the card goes to the hand', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Guard strike: Guard Post');
    expect(duel.options).toEqual(['Fear Fang', 'Forest Hornet', 'Burning Mane']);
    duel.choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.zone('p2', 'hand')).toEqual(['Guard Post']);
    duel.pass().passUntil('p1 attack');
    expect(duel.options).toContain('Forest Hornet attacks the player');
  });

  driven('need not be declared', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 1').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toContain('Forest Hornet attacks the player');
    expect(duel.zone('p2', 'hand')).toEqual(['Guard Post']);
  });
});

describe('500.5 extra turns', () => {
  const mine = spell({ ...plain, name: 'My Time', abilities: [spellAbility(extraTurn())] });
  const yours = spell({ ...plain, name: 'Your Time', abilities: [spellAbility(extraTurn('opponent'))] });
  const cards = [mine, yours];

  /** Whose turns come, from the one after this. */
  const turns = (
    duel: ReturnType<Parameters<Parameters<typeof driven>[1]>[0]>,
    count: number,
  ): readonly string[] =>
    Array.from({ length: count }, () => {
      const { number } = duel.duel.game.turn;
      while (duel.duel.game.turn.number === number) duel.pass();
      return duel.duel.game.turn.active;
    });

  driven('each comes right after the turn in which it was gained, one by one', (begin) => {
    const duel = begin({ cards, p1: { hand: ['My Time', 'My Time', 'Filler'], manaZone: nature(4) } });
    duel.use('Cast My Time').use('Cast My Time');
    expect(duel.duel.game.turn.active).toBe('p1');
    expect(duel.duel.game.turn.number).toBe(6);
    expect(turns(duel, 4)).toEqual(['p1', 'p2', 'p1', 'p2']);
  });

  driven('the non-active player takes it besides the turn that would follow', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Your Time'], manaZone: nature(2), battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Your Time');
    expect(duel.asked).toBe('p1 attack');
    expect(turns(duel, 4)).toEqual(['p2', 'p2', 'p1', 'p2']);
  });

  driven('500.5a where both gain one, that of the active player comes first', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Your Time', 'My Time'], manaZone: nature(4), battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Your Time').use('Cast My Time');
    expect(duel.asked).toBe('p1 attack');
    expect(turns(duel, 5)).toEqual(['p1', 'p2', 'p2', 'p1', 'p2']);
  });
});

describe('609.1 breaks that are replaced', () => {
  const thief = creature({
    ...plain,
    name: 'Quiet Thief',
    power: 6000,
    abilities: [doubleBreaker, insteadOfBreaking(self, draw())],
  });
  const position = {
    cards: [thief],
    step: 'attack' as const,
    p1: { battleZone: ['Quiet Thief', 'Fear Fang'] },
    p2: { shieldZone: ['Terror Pit', 'Terror Pit', 'Filler'] },
  };

  driven('each shield is an event of its own, and stays', (begin) => {
    const duel = begin(position).choose('Quiet Thief attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Terror Pit', 'Terror Pit', 'Filler']);
    expect(duel.facts('shieldBroken')).toEqual([]);
    const replaced = duel.duel.log.flatMap((fact) => (fact.kind === 'eventReplaced' ? [fact] : []));
    expect(replaced).toMatchObject([
      { name: 'Quiet Thief', event: 'shieldBroken', by: 'Quiet Thief', instead: 'do' },
      { name: 'Quiet Thief', event: 'shieldBroken', by: 'Quiet Thief', instead: 'do' },
    ]);
    expect(new Set(replaced.map(({ occurrence }) => occurrence)).size).toBe(2);
  });

  driven('509.6 the chosen shields break although the creature that would break them has left', (begin) => {
    const rash = creature({
      ...plain,
      name: 'Rash',
      power: 1000,
      abilities: [when({ event: 'breaksShields', what: itself }, destroy(self))],
    });
    const duel = begin({ ...position, cards: [thief, rash], p1: { battleZone: ['Quiet Thief', 'Rash'] } });
    duel.choose('Rash attacks the player').choose('Shield 3');
    expect(duel.battleZones.p1).toEqual(['Quiet Thief']);
    expect(duel.zone('p2', 'hand')).toEqual(['Filler']);
    expect(duel.facts('shieldBroken')).toEqual(['shieldBroken Filler']);
  });

  driven('breaks of other creatures are not', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Terror Pit', 'Terror Pit']);
  });
});
