import sharp from 'sharp';

/** Pixels of a strong orange, which is the demo fair's: hue 15 to 45 degrees. */
export async function orangePixels(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const range = red - blue;
    const hue = (60 * (green - blue)) / range;
    if (range > 80 && green >= blue && red >= green && hue >= 15 && hue <= 45) count += 1;
  }
  return count;
}
