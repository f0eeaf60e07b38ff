/** `perSecond` for ever, `burst` at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What is left of a rate; less than nothing is a debt. */
export interface Bucket {
  readonly rate: Rate;
  left: number;
  at: number;
}

export const fullBucket = (rate: Rate, now: number): Bucket => ({ rate, left: rate.burst, at: now });

/** With what has come in since. */
export const filled = (bucket: Bucket, now: number): Bucket => {
  const { perSecond, burst } = bucket.rate;
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
  bucket.at = now;
  return bucket;
};

export const isFull = (bucket: Bucket, now: number): boolean => filled(bucket, now).left >= bucket.rate.burst;
