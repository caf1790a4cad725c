import type { DuelView, VisibleCard } from 'taiki';

/** What a card does in the attack in progress. */
export type AttackRole = 'attacking' | 'attacked' | 'blocking';

export function roleIn({ attack }: Pick<DuelView, 'attack'>, { id }: VisibleCard): AttackRole | undefined {
  if (attack === undefined) return undefined;
  if (attack.attacker === id) return 'attacking';
  if (attack.blocker === id) return 'blocking';
  return 'creature' in attack.target && attack.target.creature === id ? 'attacked' : undefined;
}

const legal = (legality: { readonly legal: boolean } | undefined) => legality?.legal;

/**
 * A text that two cards share if they differ in nothing that can matter to the player. Cards in the battle zone never share one while
 * a delayed effect waits: it may be about one of them.
 */
export function likenessOf(card: VisibleCard, view: DuelView): string {
  const { id, zone, owner, name } = card;
  if (zone !== 'battleZone')
    return JSON.stringify([zone, owner, name, card.tapped, card.faceUp, card.faceDown]);
  if (view.lasting.some(({ kind }) => kind === 'delayed')) return String(id);
  const attached = [...view.zones.p1.battleZone, ...view.zones.p2.battleZone].flatMap((other) =>
    !other.hidden && other.attachedTo === id ? [other.name] : [],
  );
  return JSON.stringify([
    [
      zone,
      owner,
      name,
      card.tapped,
      card.flipped,
      card.pending,
      card.under,
      card.links,
      card.arrivedThisTurn,
    ],
    [
      card.ignored,
      card.seals,
      card.attachedTo ?? null,
      card.attachedShield ?? null,
      attached,
      roleIn(view, card) ?? null,
    ],
    card.current,
    card.effects.map(({ kind, text, amount, source, until }) => [kind, text, amount, source.name, until]),
    [legal(card.can.attack), legal(card.can.block), legal(card.can.tapAbility)],
  ]);
}

/** Items that are alike together, in the order in which the first of each comes. */
export function grouped<T>(items: readonly T[], likeness: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = likeness(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
