import "./tags-field.scss";

import { useField } from "formik";

import { Row } from "../layout/Row";

interface TagsFieldProps<Tag extends string> {
  name: string;
  label: string;
  tags: readonly { tag: Tag; label: string }[];
}

/** Any number of a few tags, in the form. They are kept in the order of `tags`. */
export function TagsField<Tag extends string>({ name, label, tags }: TagsFieldProps<Tag>) {
  const [{ value }, , { setValue }] = useField<Tag[]>(name);

  function toggle(toggled: Tag) {
    const isOn = ({ tag }: { tag: Tag }) => value.includes(tag) !== (tag === toggled);
    void setValue(tags.filter(isOn).map(({ tag }) => tag));
  }

  return (
    <Row as="fieldset" gap={8} wraps className="tags-field">
      <legend className="form-label">{label}</legend>
      {tags.map(({ tag, label: word }) => (
        <label key={tag}>
          <input
            type="checkbox"
            name={name}
            value={tag}
            className="visually-hidden"
            checked={value.includes(tag)}
            onChange={() => toggle(tag)}
          />
          {word}
        </label>
      ))}
    </Row>
  );
}
