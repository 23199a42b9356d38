import fc from 'fast-check';
import { moneyText } from '@lasakita/ui/domain/money';
import { describe, expect, it } from 'vitest';
import productsJson from '@content/products.json';
import { productFacts, productSummary, readableDate, readableWeight } from '@/domain/productTexts';

const [product] = productsJson;
if (!product) throw new Error('There are no products');

describe('the words of a product (PROD-6)', () => {
  it.each([
    [65, '₱65'],
    [850, '₱850'],
    [1250, '₱1,250'],
    [65.5, '₱65.50'],
  ])('writes %d pesos as %s', (price, text) => {
    expect(moneyText(price)).toBe(text);
  });

  it('writes every price as the Philippines do (PROD-1)', () => {
    const { format } = new Intl.NumberFormat('en-PH', {
      style: 'currency',
      currency: 'PHP',
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (centavos) => {
        expect(moneyText(centavos / 100)).toBe(format(centavos / 100));
      }),
    );
  });

  it.each([
    ['200g', '200\u00A0g'],
    ['1kg', '1\u00A0kg'],
    ['1.5kg', '1.5\u00A0kg'],
  ])('writes %s with a space that does not break', (weight, text) => {
    expect(readableWeight(weight)).toBe(text);
  });

  it.each([
    ['07/15/2027', 'July 15, 2027'],
    ['02/29/2028', 'February 29, 2028'],
    ['02/29/2027', '02/29/2027'],
    ['13/01/2027', '13/01/2027'],
    ['00/10/2027', '00/10/2027'],
    ['soon', 'soon'],
    ['', ''],
  ])('writes the date %j as %j', (written, text) => {
    expect(readableDate(written)).toBe(text);
  });

  it('lists every fact that the record holds, under words for people', () => {
    const facts = Object.fromEntries(productFacts(product).map(({ term, value }) => [term, value]));
    expect(facts).toMatchObject({
      Price: '₱65',
      Weight: '200\u00A0g',
      'Shelf life': '8 Months',
      'Expiry date': 'July 15, 2027',
      'Country of origin': 'Philippines',
      'Ships from': 'Quezon City',
      'FDA registration': 'FR-4000001234567',
    });
  });

  it('leaves out an empty registration', () => {
    const terms = productFacts({ ...product, FDARegistrationNumber: ' ' }).map(({ term }) => term);
    expect(terms).not.toContain('FDA registration');
    expect(terms).toContain('Ships from');
  });

  it('sums a product up in one line', () => {
    expect(productSummary(product)).toBe('₱65 · 200\u00A0g');
  });
});
