import type { FailureId } from '../../failures.ts'

/** The failures of the studio's server in Thai. */
export const thFailures: Readonly<Record<FailureId, string>> = {
  'malformed-request': 'คำขอไม่ถูกต้อง',
  'no-brand': 'ไม่พบแบรนด์ “{brand}” โฟลเดอร์อาจถูกเปลี่ยนชื่อหรือลบไปแล้ว',
  'not-this-file': 'สตูดิโอไม่แก้ไขไฟล์นี้',
  'file-too-large': 'ไฟล์ใหญ่เกินไป รูปภาพมีขนาดได้ไม่เกิน 4 MB',
  'role-create': 'บทบาท “{role}” สร้างแบรนด์ไม่ได้ {reason}',
  'role-brand': 'บทบาท “{role}” แก้ไขแบรนด์ “{place}” ไม่ได้ {reason}',
  'role-layer': 'บทบาท “{role}” แก้ไขชั้น “{place}” ไม่ได้ {reason}',
  'role-place': 'บทบาท “{role}” แก้ไข {place} ไม่ได้ {reason}',
  'brand-exists': 'มีแบรนด์ “{brand}” อยู่แล้ว',
  'brand-name': 'ชื่อโฟลเดอร์ของแบรนด์ใช้ตัวอักษรอังกฤษตัวเล็ก ตัวเลข และขีดกลางคั่นทีละตัว รวม 2 ถึง 32 ตัว และห้ามใช้ชื่อ “base”',
  'draft-changed': 'ฉบับร่างเปลี่ยนไปหลังจากที่แสดง ตรวจอีกครั้งก่อน',
  conflict: 'มีผู้อื่นแก้ไข {files} ไปแล้ว จึงยังไม่ได้บันทึก เลือกว่าจะเก็บการแก้ไขของใคร',
  'not-json-to-save': '{file} มีรูปแบบ JSON ที่ผิด แก้ก่อน แล้วจึงบันทึก',
  'not-json-to-edit': '{file} มีรูปแบบ JSON ที่ผิด แก้ในหมวดไฟล์ก่อน',
  overtaken: 'มีผู้อื่นแก้ไข {file} ขณะที่คุณพิมพ์ สตูดิโอจึงไม่รับการแก้ไขล่าสุดของคุณ หน้านี้แสดงไฟล์ฉบับปัจจุบัน และข้อความของคุณอยู่เหนือไฟล์',
  'layer-cannot-set': 'ตั้งค่า {pointer} ในชั้น “{layer}” ไม่ได้',
  'wrong-picture': 'เนื้อหาของไฟล์ไม่ตรงกับนามสกุล แก้นามสกุล หรือเลือกไฟล์อื่น',
  'large-picture': 'รูปภาพมีขนาดเกิน 4 MB ที่กำหนดไว้เพื่อให้หน้าเว็บโหลดเร็ว เลือกไฟล์ที่เล็กกว่านี้',
  'draft-has-errors': 'ฉบับร่างมีข้อผิดพลาด จึงยังแชร์เว็บไซต์ไม่ได้ แก้ข้อผิดพลาดก่อน',
  'link-ended': 'ลิงก์นี้หมดอายุแล้ว สร้างลิงก์ใหม่',
  'too-many-links': 'มีลิงก์ตัวอย่างครบ {count} ลิงก์แล้ว ยกเลิกลิงก์หนึ่งก่อน',
  'links-not-open': 'เปิดลิงก์ตัวอย่างไม่ได้: {reason}',
  'busy-folder': 'สตูดิโออื่นกำลังบันทึกใน {folder} การแก้ไขของคุณยังไม่ถูกบันทึก ลองใหม่ในอีกหนึ่งนาที',
  'disk-file': 'Livery ใช้ {path} ไม่ได้: {disk}',
  disk: 'Livery บันทึกไฟล์ไม่ได้: {disk}',
  'not-created': 'สร้างแบรนด์ไม่ได้: {reason}',
  failed: 'สตูดิโอทำงานผิดพลาด: {reason}',
}

/** The reasons of failures of the disk in Thai, by the code of the system. */
export const thDiskReasons: Readonly<Record<string, string>> = {
  EACCES: 'บัญชีของคุณไม่มีสิทธิ์อ่านหรือแก้ไข',
  EPERM: 'บัญชีของคุณไม่มีสิทธิ์อ่านหรือแก้ไข',
  EROFS: 'ดิสก์อ่านได้อย่างเดียว',
  ENOSPC: 'ดิสก์เต็ม',
  EDQUOT: 'บัญชีของคุณใช้พื้นที่บนดิสก์นี้ครบแล้ว',
  ENOTDIR: 'มีไฟล์อยู่ในตำแหน่งที่ควรเป็นโฟลเดอร์',
  EISDIR: 'เป็นโฟลเดอร์ ไม่ใช่ไฟล์',
  EMFILE: 'ระบบเปิดไฟล์เพิ่มไม่ได้แล้ว',
  ENFILE: 'ระบบเปิดไฟล์เพิ่มไม่ได้แล้ว',
}
