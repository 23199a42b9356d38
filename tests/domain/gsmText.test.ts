import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gsmText } from '@/domain/gsmText';
import { isGsm } from '../support/smsParts';

test.each([
  ['3 × Ube (200 g) · ₱1,170.50', '3 x Ube (200 g) - P1,170.50'],
  ['Ranchero’s “Hot” ‘BBQ’ «Mix»', `Ranchero's "Hot" 'BBQ' "Mix"`],
  ['Piña, PIÑA, nin\u0303o', 'Piña, PIÑA, niño'],
  ['Café Crème brûlée, façade, ÀÉÎ', 'Café Crème brulée, facade, AÉI'],
  ['Öl, Äpfel, süß, œuf', 'Öl, Äpfel, süß, oeuf'],
  ['5–10 g — mix… −5', '5-10 g - mix... -5'],
  ['200\u00A0g, 1\u202Fkg\u200B', '200 g, 1 kg'],
  ['½ kg, 1½ kg, 1⁄4', '1/2 kg, 1 1/2 kg, 1/4'],
  ['Lasa™ Kita® 180°C m²', 'LasaTM Kita(R) 180 deg C m2'],
  ['Keso 🧀👩‍🍳', 'Keso '],
  ['[a] {b} ~ € ^ | \\', '[a] {b} ~ € ^ | \\'],
  ['ﬁne ｘ３', 'fine x3'],
  ['拉麵', '??'],
])('“%s” is sent as “%s”', (text, sent) => {
  expect(gsmText(text)).toBe(sent);
});

test('any text is sent in signs of the alphabet, and such a text as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
      (text) => {
        const sent = gsmText(text);
        expect(isGsm(sent)).toBe(true);
        expect(gsmText(sent)).toBe(sent);
      },
    ),
  );
});
