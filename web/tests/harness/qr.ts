import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
